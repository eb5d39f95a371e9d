import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { categoryColour, categoryColours, palette } from './palette.ts'

const css = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

it('has the colours of the tokens', () => {
  const light = ['../../packages/awning/src/theme/styles/tokens.css', '../theme/tokens.css']
    .map((path) => css(path).split("[data-theme='dark']")[0])
    .join('')
  for (const [name, colour] of Object.entries(palette))
    expect(light).toContain(`--${name}: ${colour};`)
})

it('has the colours of the bookshelf, category by category', () => {
  const found = [
    ...css('../home/Bookshelf.module.css').matchAll(/nth-child\(7n[^)]*\) \{\s*--c: (#\w+)/g),
  ].map(([, colour]) => colour)
  expect([...categoryColours]).toEqual(found)
  expect(categoryColour(7)).toBe(categoryColours[0])
})
