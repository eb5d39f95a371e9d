import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { codec } from './codec.ts'
import { modes } from './palette.ts'
import { sampleStyle } from './sampleStyle.ts'

it.each(modes)('the style sheet has the tokens of the initial state in %s mode', (mode) => {
  const sheet = readFileSync(new URL('TokensLab.module.css', import.meta.url), 'utf8')
  const declarations = sampleStyle(codec.initial, mode).split(/(?<=;) /)
  expect(declarations).toHaveLength(9)
  for (const declaration of declarations) expect(sheet).toContain(declaration)
})
