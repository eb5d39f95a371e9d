import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { SiteConfig } from '../../src/config/site.ts'
import { hash } from '../../src/cache/hash.ts'
import { buildSite } from '../../src/node/buildSite.ts'
import { silent } from '../../src/node/progress.ts'
import { sharedEngine } from '../sites/fixtureSite.ts'

/**
 * Builds a good site, breaks it with these files and builds it again. Throws if the second build fails
 * with anything but a report, changes the output although it failed, or writes anywhere else.
 */
export async function buildsSafely(
  files: Readonly<Record<string, string | Buffer>>,
  config: SiteConfig,
): Promise<void> {
  const around = mkdtempSync(join(tmpdir(), 'fuzz-'))
  const root = join(around, 'sites/site')
  const write = (path: string, data: string | Buffer) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), data)
  }
  const build = async () =>
    buildSite({
      root,
      config,
      outDir: join(root, 'dist'),
      cacheDir: join(root, '.cache'),
      progress: silent,
      engine: await sharedEngine(),
    })
  try {
    write('content/zh/docs/index.md', '---\ntitle: Home\n---\n\nText.\n')
    write('content/zh/blog/2022-01-01-hello.md', '---\ntitle: Hello\n---\n\nText.\n')
    await build()
    for (const [path, data] of Object.entries(files)) write(path, data)
    const before = hashesBelow(around)
    const failure: unknown = await build().then(
      () => undefined,
      (error: unknown) => error,
    )
    if (failure !== undefined && !(failure instanceof Error && failure.name === 'BuildFailure'))
      throw failure
    const after = hashesBelow(around)
    const isOutput = (path: string) => path.startsWith('sites/site/dist/')
    const kept = (hashes: Record<string, string>) =>
      Object.entries(hashes).filter(([path]) => failure !== undefined || !isOutput(path))
    if (!isDeepStrictEqual(kept(before), kept(after)))
      throw new Error(
        failure === undefined
          ? 'the build wrote outside of its folders'
          : 'a failed build changed files',
      )
  } finally {
    rmSync(around, { recursive: true, force: true })
  }
}

/** Hashes of all files below a folder, except for the cache, by their path. */
function hashesBelow(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('/.cache'))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [path.slice(folder.length + 1), hash(readFileSync(path))]),
  )
}
