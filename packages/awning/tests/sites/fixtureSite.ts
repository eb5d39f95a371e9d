import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buildSite, type BuildResult } from '../../src/node/buildSite.ts'
import { buildEngine, type Engine } from '../../src/node/bundle/buildEngine.ts'
import { loadSiteCode } from '../../src/node/loadSiteCode.ts'
import { silent, type Progress } from '../../src/node/progress.ts'
import { defineSite } from '../../src/config/defineSite.ts'
import { plainSettings, plainSite } from '../../src/config/plainSite.testing.ts'
import type { SiteConfig, SiteSettings } from '../../src/config/site.ts'
import { siteCodeFile } from '../../src/config/siteCodeFile.ts'
import { formatDiagnostics } from '../../src/content/diagnostic.ts'
import { repositoryRoot } from '../repositoryRoot.ts'
import { checkOwnProcess } from './ownProcess.ts'

/** A small site in a temporary folder: files by their path, and settings that differ from the defaults. */
export interface FixtureSite {
  readonly root: string
  /** Builds it, now or at another moment; rejects with the report an author would see. */
  build(progress?: Progress, now?: string): Promise<BuildResult & { warningText: string }>
  write(path: string, text: string | Buffer): void
  /** A file of the output, or undefined. */
  read(path: string): string | undefined
  remove(): void
}

export type Files = Readonly<Record<string, string | Buffer>>

/** The settings of a fixture that overrides nothing. */
export const plainConfig: SiteConfig = plainSite

const plainFiles: Files = {
  'content/zh/docs/index.md': '---\ntitle: Home\n---\n\nThe first page.\n',
  'content/zh/blog/2022-01-01-hello.md': '---\ntitle: Hello\nslug: hello\n---\n\nThe first post.\n',
}

/** `files` are added to a site that builds; one given as an empty string is left out. */
export function fixtureSite(files: Files, settings: Partial<SiteSettings> = {}): FixtureSite {
  const root = mkdtempSync(join(tmpdir(), 'fixture-'))
  const outDir = join(root, 'dist')
  const isOwn = hasOwnBundle(files)
  const write = (path: string, text: string | Buffer) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  for (const [path, text] of Object.entries({ ...plainFiles, ...files }))
    if (text !== '') write(path, text)
  if (isOwn) {
    symlinkSync(join(repositoryRoot, 'node_modules'), join(root, 'node_modules'))
    write('package.json', '{ "type": "module" }')
  }
  return {
    root,
    write,
    async build(progress = silent, now) {
      // A test may change its settings between two builds.
      const config = defineSite({ ...plainSettings, ...settings }, {})
      const result = await buildSite({
        root,
        config,
        code: await loadSiteCode(root, config),
        outDir,
        cacheDir: join(root, '.cache'),
        progress,
        ...(now === undefined ? {} : { now: () => Date.parse(now) }),
        ...(isOwn ? {} : { engine: await sharedEngine() }),
      }).finally(() => {
        if (existsSync(join(root, '.cache/engine'))) checkOwnProcess()
      })
      return { ...result, warningText: formatDiagnostics(result.warnings) }
    },
    read(path) {
      const file = join(outDir, path)
      return existsSync(file) ? readFileSync(file, 'utf8') : undefined
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

/**
 * MDX and the site's code are part of the bundle, so a site with either needs one of its own: that
 * takes seconds, and a process can load only one such bundle.
 */
export function hasOwnBundle(files: Files): boolean {
  return Object.keys(files).some(
    (path) => path.endsWith('.mdx') || path === siteCodeFile || /^pages\/.*\.[jt]sx$/.test(path),
  )
}

let loadedEngine: Promise<Engine> | undefined

/**
 * The engine of every site without MDX or code of its own, as `engine.setup.ts` has bundled it. A process looks it up once:
 * that compares hundreds of files, which takes as long as building a fixture.
 */
export function sharedEngine(): Promise<Engine> {
  loadedEngine ??= buildEngine({
    root: repositoryRoot,
    base: '/',
    cacheDir: join(repositoryRoot, '.cache'),
    modules: {},
  })
  return loadedEngine
}
