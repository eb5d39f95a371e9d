import { spawn } from 'node:child_process'
import { expect, it } from 'vitest'
import { parseStat, treeMemory } from './processTree.ts'

it('reads parent and memory past a name with spaces and brackets', () => {
  const tail = Array.from({ length: 30 }, (_, index) => String(index + 100))
  expect(parseStat(`42 (a ) b) S 7 ${tail.join(' ')}`)).toEqual({ parent: 7, bytes: 119 * 4096 })
  expect(parseStat('')).toBeUndefined()
})

it('counts a process and its children, on systems with /proc', async () => {
  const known = process.platform === 'linux'
  const alone = treeMemory(process.pid)
  const child = spawn(process.execPath, [
    '-e',
    'process.stdout.write("up"); setInterval(() => 0, 1e6)',
  ])
  try {
    await new Promise((resolve) => child.stdout.once('data', resolve))
    expect(treeMemory(child.pid ?? 0) > 10_000_000).toBe(known)
    expect(treeMemory(process.pid) > alone).toBe(known)
  } finally {
    child.kill()
  }
})
