import { readdirSync, readFileSync } from 'node:fs'

const pageSize = 4096

/** Resident memory of a process and its descendants, in bytes; 0 where there is no `/proc`. */
export function treeMemory(root: number): number {
  const children = new Map<number, number[]>()
  const memory = new Map<number, number>()
  for (const { id, parent, bytes } of processes()) {
    memory.set(id, bytes)
    children.set(parent, [...(children.get(parent) ?? []), id])
  }
  const sum = (id: number): number =>
    (children.get(id) ?? []).reduce((total, child) => total + sum(child), memory.get(id) ?? 0)
  return sum(root)
}

interface Process {
  readonly id: number
  readonly parent: number
  readonly bytes: number
}

function processes(): Process[] {
  let names: string[]
  try {
    names = readdirSync('/proc')
  } catch {
    return []
  }
  return names
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = parseStat(readFileSync(`/proc/${name}/stat`, 'utf8'))
        return stat ? [{ id: Number(name), ...stat }] : []
      } catch {
        // It has ended since the folder was listed.
        return []
      }
    })
}

/** Parent and resident memory of a line of `/proc/<id>/stat`; the name before them may contain any character. */
export function parseStat(line: string): Omit<Process, 'id'> | undefined {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  const [parent, pages] = [Number(fields[1]), Number(fields[21])]
  return Number.isInteger(parent) && Number.isInteger(pages)
    ? { parent, bytes: pages * pageSize }
    : undefined
}
