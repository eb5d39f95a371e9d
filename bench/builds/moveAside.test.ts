import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { deleteMoved, moveAside } from './moveAside.ts'

it('removes folders from a site at once, and deletes their files later', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [dist, aside] = [join(folder, 'dist'), join(folder, 'removed')]
  for (const name of ['a', 'b']) {
    mkdirSync(dist)
    writeFileSync(join(dist, name), '')
    moveAside(dist, aside)
    expect(existsSync(dist)).toBe(false)
  }
  const moved = readdirSync(aside).map((name) => readdirSync(join(aside, name)))
  expect(moved.flat().sort()).toEqual(['a', 'b'])
  moveAside(dist, aside)
  deleteMoved(aside)
  expect(readdirSync(folder)).toEqual([])
})
