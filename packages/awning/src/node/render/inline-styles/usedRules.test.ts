import { expect, it } from 'vitest'
import { parseCss } from './parseCss.ts'
import { usedRules } from './usedRules.ts'

const used = (css: string, ...present: string[]) => usedRules(parseCss(css), new Set(present))

it('are those whose selectors can match', () => {
  expect(used('p{color:red}.a{color:blue}', 'p')).toBe('p{color:red}')
})

it('keep of a list of selectors those that can match', () => {
  expect(used('h1,.a,.b:is(.c,.d){top:0}', 'h1', '.b', '.d')).toBe('h1,.b:is(.c,.d){top:0}')
})

it('keep the order, and the blocks around them that are not empty', () => {
  const css =
    '@layer a{p{top:0}.x{top:1}}@media (width>1px){.x{top:2}}@supports (top:0){@media print{p{top:3}}}'
  expect(used(css, 'p')).toBe('@layer a{p{top:0}}@supports (top:0){@media print{p{top:3}}}')
})

it('keep the statements and empty blocks that put layers in order', () => {
  const css = '@layer a{}@layer b{}@layer b{.x{top:0}}'
  expect(used(css)).toBe('@layer a{}@layer b{}')
  expect(used('@layer a,b;.x{top:0}')).toBe('@layer a,b;')
})

it('keep rules that are nested in a rule', () => {
  expect(used('p{top:0;&:hover{top:1}.x &{top:2}}.y{&:hover{top:1}}', 'p')).toBe(
    'p{top:0;&:hover{top:1}.x &{top:2}}',
  )
})

it('keep the key frames that they name', () => {
  const css =
    '@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}p{animation:turn 1s}.x{animation:fade 1s}'
  expect(used(css, 'p')).toBe('@keyframes turn{to{rotate:1turn}}p{animation:turn 1s}')
})

it('keep fonts and properties', () => {
  const css = '@font-face{font-family:A;src:url(/a.woff2)}@property --a{syntax:"*";inherits:false}'
  expect(used(css)).toBe(css)
})

it('are not cut by braces and semicolons in strings, comments and addresses', () => {
  const css = `p{content:"}";background:url("data:image/svg+xml,<svg a='{;}'/>")}/* } */q{content:'\\'}'}`
  expect(used(css, 'p', 'q')).toBe(css.replace('/* } */', ''))
})
