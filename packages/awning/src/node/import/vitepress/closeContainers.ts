import { containerTree, type Container } from './containerTree.ts'

/** Containers that only say how Vue reads what is inside of them. */
const plainContainers = new Set(['raw', 'v-pre'])

export function isPlainContainer(name: string): boolean {
  return plainContainers.has(name)
}

/**
 * Writes each container with more colons than those inside of it, and with a line of its own that closes it. Lines may
 * move. A line that closes nothing is left out.
 */
export function closeContainers(body: string): string {
  const lines = body.split('\n')
  const { containers, strays } = containerTree(body)
  for (const line of strays) lines[line] = ''
  /** What closes containers in place of a line, and before a line. */
  const endings = new Map<number, string[]>()
  const insertions = new Map<number, string[]>()
  const visit = (container: Container): number => {
    const below = container.inside.map(visit)
    const { start, end, prefix, hasEnd } = container
    const isPlain = isPlainContainer(container.name)
    const colons = isPlain
      ? Math.max(0, ...below)
      : Math.max(container.colons, ...below.map((inner) => inner + 1))
    const marks = ':'.repeat(colons)
    lines[start] = isPlain ? '' : (lines[start] ?? '').replace(/:{3,}/, marks)
    const closings = hasEnd ? endings : insertions
    const closing = isPlain ? [] : [prefix.replace(/[^>\t]/g, ' ') + marks]
    closings.set(end, [...(closings.get(end) ?? []), ...closing])
    return colons
  }
  for (const container of containers) visit(container)
  return [...lines, '']
    .flatMap((line, index) => {
      const ending = endings.get(index)
      const written = ending?.length === 0 ? [''] : (ending ?? [line])
      return [...(insertions.get(index) ?? []), ...written]
    })
    .slice(0, -1)
    .join('\n')
}
