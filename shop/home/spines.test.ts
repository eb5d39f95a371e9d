import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contrast } from '../../packages/awning/src/theme/styles/contrast.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

it('the title on every spine of the bookshelf can be read', () => {
  const [, ink = ''] = /--spine-ink: (#[\da-f]+);/.exec(read('../theme/tokens.css')) ?? []
  const spines = [...read('Bookshelf.module.css').matchAll(/--c:\s*(#[\da-f]+);/g)]
  expect(spines).toHaveLength(7)
  const weak = spines.filter(([, spine = '']) => contrast(ink, spine) < 4.5)
  expect(weak).toEqual([])
})
