import { expect, it } from 'vitest'
import { parseCss } from './parseCss.ts'
import { usedRules } from './usedRules.ts'
import { withoutRepeats } from './withoutRepeats.ts'

const written = (css: string) => usedRules(withoutRepeats(parseCss(css)), new Set(['.a', '.b']))

it('only the last of equal rules stays, so that it decides over what is between them', () => {
  expect(written('.a{top:0}.b{top:1}.a{top:0}')).toBe('.b{top:1}.a{top:0}')
  expect(written('@layer x{.a{top:0}}.b{top:1}@layer x{.a{top:0}}')).toBe(
    '.b{top:1}@layer x{.a{top:0}}',
  )
})

it('rules that differ in anything stay', () => {
  for (const css of [
    '.a{top:0}.a{top:1}',
    '.a{top:0}.b{top:0}',
    '@layer x{.a{top:0}}.a{top:0}',
    '@layer x{.a{top:0}}@layer y{.a{top:0}}',
  ])
    expect(written(css)).toBe(css)
})
