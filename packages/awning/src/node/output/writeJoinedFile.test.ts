import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ChangedSource } from '../../cache/changedSource.ts'
import { joinBytes, joinedRanges, type JoinedRange } from '../../content/joinedFiles.ts'
import { writeJoinedFile } from './writeJoinedFile.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'joined-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const texts = Array.from({ length: 1000 }, (_, at) => Buffer.from(`${at} `.repeat(700)))
const names = [...texts.keys()].map(String)

/** Joins the texts again. Those at these places are new; the others are taken from the last version. */
function rewrite(order: readonly string[], isNew: ReadonlySet<string>): Buffer {
  const [last, file] = [join(folder, 'last'), join(folder, 'file')]
  const before = joinBytes('old start\n', texts)
  writeFileSync(last, before)
  const sizes = texts.map((text) => text.length)
  const ranges = joinedRanges(before.length, sizes)
  writeJoinedFile(file, { start: 'start\n', paths: order }, last, (path) =>
    isNew.has(path) ? Buffer.from(`new ${path}`) : (ranges[Number(path)] as JoinedRange),
  )
  return readFileSync(file)
}

it('copies what is the same before and behind a new part, also where it is larger than what is read at once', () => {
  const expected = texts.with(500, Buffer.from('new 500'))
  expect(rewrite(names, new Set(['500'])).equals(joinBytes('start\n', expected))).toBe(true)
  const size = texts.reduce((sum, text) => sum + text.length, 0)
  expect(size).toBeGreaterThan(2 ** 21)
})

it('takes parts in another order', () => {
  const order = ['7', '3', '4', '5', '999', '0']
  const expected = order.map((at) => texts[Number(at)] ?? Buffer.alloc(0))
  expect(rewrite(order, new Set()).equals(joinBytes('start\n', expected))).toBe(true)
})

it('needs no last version where everything is new', () => {
  const written = rewrite(['1', '2'], new Set(['1', '2']))
  expect(String(written)).toBe('start\n\nnew 1\nnew 2')
})

it('fails if the last version has become shorter', () => {
  const [last, file] = [join(folder, 'last'), join(folder, 'file')]
  writeFileSync(last, 'abc')
  const write = (to: number) => () =>
    writeJoinedFile(file, { start: '', paths: ['a'] }, last, () => ({ from: 0, to }))
  expect(write(3)).not.toThrow()
  expect(write(4)).toThrow(ChangedSource)
})
