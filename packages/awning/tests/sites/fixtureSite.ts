import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildOptions, BuildResult } from '../../src/node/buildOptions.ts'
import { buildSite } from '../../src/node/buildSite.ts'
import { buildEngine, type Engine } from '../../src/node/bundle/buildEngine.ts'
import { loadSiteCode } from '../../src/node/loadSiteCode.ts'
import { silent, type Progress } from '../../src/node/progress.ts'
import { defineSite } from '../../src/config/defineSite.ts'
import { plainSettings } from '../../src/config/plainSettings.testing.ts'
import { plainSite } from '../../src/config/plainSite.testing.ts'
import type { SiteConfig, SiteSettings } from '../../src/config/site.ts'
import { formatDiagnostics } from '../../src/content/diagnostic.ts'
import { repositoryRoot } from '../repositoryRoot.ts'
import { hasOwnBundle, writeFixture, type Files } from './fixtureFiles.ts'
import { checkOwnProcess } from './ownProcess.ts'

/** A small site in a temporary folder: files by their path, and settings that differ from the defaults. */
export interface FixtureSite {
  readonly root: string
  /** Builds it, now or at another moment; rejects with the report an author would see. */
  build(
    progress?: Progress,
    now?: string,
    options?: Pick<BuildOptions, 'postponesPictures'>,
  ): Promise<BuildResult & { warningText: string }>
  write(path: string, text: string | Buffer): void
  /** A file of the output, or undefined. */
  read(path: string): string | undefined
  remove(): void
}

/** The settings of a fixture that overrides nothing. */
export const plainConfig: SiteConfig = plainSite

/** `files` are added to a site that builds; one given as an empty string is left out. */
export function fixtureSite(files: Files, settings: Partial<SiteSettings> = {}): FixtureSite {
  const { root, write, remove } = writeFixture(files)
  const outDir = join(root, 'dist')
  const isOwn = hasOwnBundle(files)
  return {
    root,
    write,
    async build(progress = silent, now, options = {}) {
      // A test may change its settings between two builds.
      const config = defineSite({ ...plainSettings, ...settings }, {})
      const result = await buildSite({
        root,
        config,
        code: await loadSiteCode(root, config),
        outDir,
        cacheDir: join(root, '.cache'),
        progress,
        ...options,
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
    remove,
  }
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
