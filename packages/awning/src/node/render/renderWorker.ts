import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { CacheStore } from '../../cache/cacheStore.ts'
import type { LabInfo } from '../../features/labs/lab.ts'
import { loadConfig } from '../loadConfig.ts'
import { loadEngine } from '../bundle/buildEngine.ts'
import type { RenderedRecord } from '../build-manifest/pageRecords.ts'
import { outputPaths } from '../output/outputPaths.ts'
import { withIcons } from '../settings/withIcons.ts'
import { RenderFailures, type FailureOptions, type FoundFailures } from './renderFailures.ts'
import { PageRenderer } from './pageRenderer.ts'
import { partKey, type Part } from './part.ts'
import { renderOptions } from './renderOptions.ts'
import { renderPage } from './renderPage.ts'
import { unpackRoute } from './packRoute.ts'

/** What a thread gets once, when it starts. */
export interface WorkerSetup {
  readonly engineFolder: string
  readonly configFile: string
  readonly labs: readonly LabInfo[]
  readonly cacheDir: string
  readonly failures: FailureOptions
}

export interface Batch {
  /** The folder into which the pages are written, the same for all batches. */
  readonly staging: string
  /** With the keys of their parts. */
  readonly jobs: readonly { route: string; shell: string; aside: string | null }[]
  /** Parts that no earlier batch to this worker contained. */
  readonly parts: readonly Part[]
}

export type BatchResult =
  | {
      /** In the order of the jobs; undefined for a page that failed. */
      readonly records: readonly (RenderedRecord | undefined)[]
      readonly failures: FoundFailures
    }
  | { readonly failure: string; readonly name: string; readonly stack?: string | undefined }

const setup = workerData as WorkerSetup
const [config, engine] = await Promise.all([
  loadConfig(setup.configFile, setup.failures.root),
  loadEngine(setup.engineFolder),
])
const pages = new PageRenderer(
  renderOptions(engine, withIcons(setup.failures.root, config), setup.labs),
)
const texts = new CacheStore(setup.cacheDir).texts()
const parts = new Map<string, Part>()
const written = new Set<string>()
const folders = new Set<string>()
let inStaging: ((path: string) => string) | undefined

async function renderBatch({ staging, jobs, parts: newParts }: Batch): Promise<BatchResult> {
  for (const part of newParts) {
    // A `Buffer` that is sent to a thread arrives as a plain `Uint8Array`.
    const { flight, payload } = part
    parts.set(partKey(part), {
      ...part,
      payload: Buffer.from(payload),
      flight: { ...flight, stream: Buffer.from(flight.stream) },
    })
  }
  const records = []
  const failures = new RenderFailures(setup.failures)
  for (const { route: packed, shell, aside } of jobs) {
    const route = unpackRoute(packed, engine.rsc.kinds.pages, texts)
    const page = await failures.attempt(route, () =>
      renderPage(pages, config, route, partAt(shell), aside === null ? null : partAt(aside)),
    )
    inStaging ??= outputPaths(staging)
    for (const [path, data] of [...(page?.pageFiles ?? []), ...(page?.sharedFiles ?? [])])
      write(path, data, inStaging)
    records.push(page?.record)
  }
  return { records, failures: failures.found }
}

function partAt(key: string): Part {
  const part = parts.get(key)
  if (!part) throw new Error(`the part ${key} was not sent to this thread`)
  return part
}

function write(path: string, data: string | Buffer, placeOf: (path: string) => string): void {
  if (written.has(path)) return
  written.add(path)
  const file = placeOf(path)
  const folder = dirname(file)
  if (!folders.has(folder)) {
    mkdirSync(folder, { recursive: true })
    folders.add(folder)
  }
  writeFileSync(file, data)
}

parentPort?.on('message', (batch: Batch) => {
  // A result that cannot be sent ends the thread, which the pool notices.
  void renderBatch(batch)
    .catch((error: unknown): BatchResult => {
      const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
      return { failure: message, name, stack }
    })
    .then((result) => parentPort?.postMessage(result))
})
