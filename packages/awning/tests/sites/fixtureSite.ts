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
import { buildSite, type BuildResult, type SiteKindsModule } from '../../src/node/buildSite.ts'
import { buildEngine, type Engine } from '../../src/node/bundle/buildEngine.ts'
import { silent } from '../../src/node/progress.ts'
import { defineSite } from '../../src/config/defineSite.ts'
import { plainSettings, plainSite } from '../../src/config/plainSite.testing.ts'
import type { SiteConfig, SiteSettings } from '../../src/config/site.ts'
import { formatProblems } from '../../src/content/problem.ts'

/** A small site in a folder of its own: files by their path, settings that differ from the usual. */
export interface FixtureSite {
  readonly root: string
  /** Builds it; rejects with the report an author would see. */
  build(): Promise<BuildResult & { warningText: string }>
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

/** The module with the kinds of pages and posts that a fixture site adds. */
export const kindsFile = 'site.kinds.ts'

/** `files` are added to a site that builds; one given as an empty string is left out. */
export function fixtureSite(files: Files, settings: Partial<SiteSettings> = {}): FixtureSite {
  const root = mkdtempSync(join(tmpdir(), 'fixture-'))
  const outDir = join(root, 'dist')
  // MDX and kinds of pages are part of the bundle, so a site with them needs one of its own: seconds, not a fifth of one.
  const hasKinds = kindsFile in files
  const hasModules = hasKinds || Object.keys(files).some((path) => path.endsWith('.mdx'))
  const write = (path: string, text: string | Buffer) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  for (const [path, text] of Object.entries({ ...plainFiles, ...files }))
    if (text !== '') write(path, text)
  if (hasModules) {
    symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'))
    write('package.json', '{ "type": "module" }')
  }
  return {
    root,
    write,
    async build() {
      const result = await buildSite({
        root,
        config: defineSite({ ...plainSettings, ...settings }, {}),
        outDir,
        cacheDir: join(root, '.cache'),
        progress: silent,
        ...(hasModules ? {} : { engine: await sharedEngine(root) }),
        ...(hasKinds ? { siteKinds: await loadKinds(join(root, kindsFile)) } : {}),
      })
      return { ...result, warningText: formatProblems(result.warnings) }
    },
    read(path) {
      const file = join(outDir, path)
      return existsSync(file) ? readFileSync(file, 'utf8') : undefined
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

async function loadKinds(file: string): Promise<SiteKindsModule> {
  const { default: kinds } = (await import(file)) as { default: SiteKindsModule['kinds'] }
  return { file, kinds }
}

/** The engine of every site without MDX. */
export function sharedEngine(root: string): Promise<Engine> {
  return buildEngine({ root, base: '/', cacheDir: join(process.cwd(), '.cache'), modules: {} })
}
