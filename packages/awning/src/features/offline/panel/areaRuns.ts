import type { Area } from '../worker/areas.ts'
import { keepArea } from '../worker/keepArea.ts'
import { isFull } from '../worker/keepRead.ts'
import type { Store } from '../worker/store.ts'

/** An area on its way to the device, or why it did not arrive. */
export type AreaRun =
  | { readonly kind: 'running'; readonly count: number; stop(): void }
  | { readonly kind: 'full' | 'failed' }

/** They go on while the reader is on other pages. */
const runs = new Map<string, AreaRun>()
const listeners = new Set<() => void>()
let round = 0

export function watchRuns(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Another number when anything has changed. */
export function runsRound(): number {
  return round
}

export function runOf(root: string, id: string): AreaRun | undefined {
  return runs.get(root + id)
}

export async function startRun(store: Store, root: string, area: Area): Promise<void> {
  const controller = new AbortController()
  const note = (run: AreaRun | undefined) => {
    if (run) runs.set(root + area.id, run)
    else runs.delete(root + area.id)
    round += 1
    for (const listener of listeners) listener()
  }
  const running = (count: number) =>
    note({ kind: 'running', count, stop: () => controller.abort() })
  running(0)
  try {
    // What was asked for should outlast a shortage of room; a browser that says no keeps it as well.
    void navigator.storage?.persist?.().catch(() => {})
    await keepArea(store, root, area, { signal: controller.signal, onProgress: running })
    note(undefined)
  } catch (error) {
    note(controller.signal.aborted ? undefined : { kind: isFull(error) ? 'full' : 'failed' })
  }
}
