import { setImmediate } from 'node:timers/promises'

/** Texts are compiled in groups: enough at a time to give every core work, few enough to fit into memory. */
const groupSize = 64
const groupsAtOnce = 6

/** While workers highlight the code of some groups, this thread parses the next one. */
export async function inGroups<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const running: Promise<unknown>[] = []
  for (let at = 0; at < items.length; at += groupSize) {
    running.push(Promise.all(items.slice(at, at + groupSize).map(work)))
    // Lets the jobs for the workers be sent before more is parsed.
    await setImmediate()
    if (running.length >= groupsAtOnce) await running.shift()
  }
  await Promise.all(running)
}
