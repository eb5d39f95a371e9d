import { expect, it } from 'vitest'
import { labelLines } from './labelLines.ts'

it.each([
  ['布局', 1],
  ['交互设计方法', 1],
  ['交互设计方法论', 2],
  ['TypeScript', 1],
  ['Data types', 1],
  ['The frontend shelf', 3],
  ['Supercalifragilistic', 2],
  ['', 1],
])('%s takes %i lines of six characters', (label, lines) => {
  expect(labelLines(label, 84, 14)).toBe(lines)
})
