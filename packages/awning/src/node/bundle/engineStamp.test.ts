import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { contentCodeStamp } from './engineStamp.ts'

it('the stamp of a bundle changes with the code beside its texts, not with the texts', () => {
  const root = mkdtempSync(join(tmpdir(), 'stamp-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const write = (name: string, text: string) => writeFileSync(join(root, 'content/zh', name), text)
  mkdirSync(join(root, 'content/zh'), { recursive: true })
  write('dice.tsx', 'export const sides = 6')
  const first = contentCodeStamp(root)
  write('post.md', 'Text.')
  expect(contentCodeStamp(root)).toBe(first)
  write('dice.tsx', 'export const sides = 8')
  expect(contentCodeStamp(root)).not.toBe(first)
})
