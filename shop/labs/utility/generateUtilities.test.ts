import { expect, it } from 'vitest'
import { codec } from './codec.ts'
import { generateUtilities } from './generateUtilities.ts'

it('writes one rule for each class that occurs, however often', () => {
  expect(generateUtilities('flex p-4 flex').css).toBe(
    '.flex {\n  display: flex;\n}\n.p-4 {\n  padding: 1rem;\n}',
  )
})

it('turns prefixes into pseudo-classes and media queries, which come last', () => {
  expect(generateUtilities('md:grid hover:underline').css).toBe(
    '.hover\\:underline:hover {\n  text-decoration-line: underline;\n}\n' +
      '@media (width >= 48rem) {\n  .md\\:grid {\n    display: grid;\n  }\n}',
  )
})

it('takes any length in brackets', () => {
  expect(generateUtilities('w-[13px]').css).toBe('.w-\\[13px\\] {\n  width: 13px;\n}')
})

it('names classes for which there is no rule', () => {
  expect(generateUtilities('flexx p-big lg:flex constructor').unknown).toEqual([
    'flexx',
    'p-big',
    'lg:flex',
    'constructor',
  ])
})

it('reads back what it writes to an address', () => {
  expect(codec.decode(codec.encode('md:flex w-[50%]'))).toBe('md:flex w-[50%]')
  expect(codec.decode('%')).toBeUndefined()
  expect(codec.decode('')).toBeUndefined()
})
