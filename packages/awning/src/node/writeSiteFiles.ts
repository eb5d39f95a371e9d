import { setImmediate } from 'node:timers/promises'
import { shortHash } from '../cache/hash.ts'
import type { SiteConfig } from '../config/site.ts'
import { isJoined } from '../content/joinedFiles.ts'
import type { SiteFile } from '../content/siteFile.ts'
import { configText } from './build-manifest/currentFacts.ts'
import type { Engine } from './bundle/buildEngine.ts'
import type { OutputFolder } from './output/outputFolder.ts'
import type { Progress } from './progress.ts'

export interface WriteOptions {
  readonly config: SiteConfig
  readonly progress: Progress
  readonly output: OutputFolder
  readonly engine: Pick<Engine, 'hash'>
  /** How many files are made at the same time: one by default, because a file may contain files before it. */
  readonly concurrency?: number
  /** Leaves files that take long to make, and are neither in the cache nor in the last output, to a later build. */
  readonly postponesSlow?: boolean | undefined
}

/** After so many new files, threads that render pages get their next ones from this thread. */
const filesPerTurn = 8

/** Writes generated files, except those that are the same as in the last build; `name` is shown as the step of the build. */
export async function writeSiteFiles(
  name: string,
  files: readonly SiteFile[],
  { config, progress, output, engine, concurrency = 1, postponesSlow = false }: WriteOptions,
): Promise<void> {
  // Put before the hash of each file and not hashed with it, because there are ten thousands of them.
  const commonHash = shortHash(engine.hash, configText(config))
  const queue = files.values()
  let written = 0
  const writeNext = async () => {
    for (const { path, hash: inputs, isCached, make } of queue) {
      const fileHash =
        inputs === undefined
          ? ''
          : commonHash + (typeof inputs === 'string' ? inputs : await inputs())
      if (fileHash !== '' && output.reuse(path, fileHash)) continue
      if (postponesSlow && isCached?.() === false) output.postpone(path)
      else {
        const content = await make()
        if (isJoined(content)) output.writeJoined(path, content, fileHash)
        else output.write(path, content, fileHash)
        written += 1
        // What is made of promises alone would not let this thread read its messages.
        if (written % filesPerTurn === 0) await setImmediate()
      }
    }
  }
  await progress.step(name, async () => {
    await Promise.all(Array.from({ length: concurrency }, writeNext))
  })
}
