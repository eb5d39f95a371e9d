import { setImmediate } from 'node:timers/promises'
import type { JobQueue } from './jobQueue.ts'

/** Texts are compiled in groups: so small that the workers have their first code early, and few enough at once to fit into memory. */
const groupSize = 16
const groupsAtOnce = 64

/** Does what is in a queue. While workers highlight the code of some groups, this thread parses the next one. */
export async function inGroups<T>(
  queue: JobQueue<T>,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const running: Promise<unknown>[] = []
  for (let items = queue.take(groupSize); items.length > 0; items = queue.take(groupSize)) {
    const group = Promise.all(items.map(work))
    // It is awaited later. Until then Node would take a failure for one that nothing handles, and end the process.
    group.catch(() => {})
    running.push(group)
    // Lets the jobs for the workers be sent before more is parsed.
    await setImmediate()
    if (running.length >= groupsAtOnce) await running.shift()
  }
  await Promise.all(running)
}
