import { expect, it } from 'vitest'
import { vitepressSlug } from './vitepressSlug.ts'

it.each([
  ['coverage.provider', 'coverage-provider'],
  ['A & B', 'a-b'],
  ['1. First', '_1-first'],
  ['Café crème', 'cafe-creme'],
  ['Who’s there?', 'who-s-there'],
  ['--run / -r', 'run-r'],
  ['🚀 Launch!', '🚀-launch'],
  ['安装（可选）', '安装-可选'],
  ['a – b', 'a-–-b'],
])('the heading %j has the id %j in VitePress', (text, id) => {
  expect(vitepressSlug(text)).toBe(id)
})
