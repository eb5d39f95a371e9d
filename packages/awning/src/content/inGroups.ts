import { setImmediate } from 'node:timers/promises'

/** Texts are compiled in groups: so small that the workers have their first code early, and few enough at once to fit into memory. */
const groupSize = 16
const groupsAtOnce = 24

/** While workers highlight the code of some groups, this thread parses the next one. */
export async function inGroups<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const running: Promise<unknown>[] = []
  for (let at = 0; at < items.length; at += groupSize) {
    const group = Promise.all(items.slice(at, at + groupSize).map(work))
    // It is awaited later. Until then Node would take a failure for one that nothing handles, and end the process.
    group.catch(() => {})
    running.push(group)
    // Lets the jobs for the workers be sent before more is parsed.
    await setImmediate()
    if (running.length >= groupsAtOnce) await running.shift()
  }
  await Promise.all(running)
}
