import { parseAst } from 'rolldown/parseAst'
import { describe, expect, it } from 'vitest'
import { isConstant } from './isConstant.ts'

const check = (code: string) => isConstant(parseAst(code), (module) => module === 'awning')

describe('a module is constant', () => {
  it.each([
    `import { defineSite } from 'awning'; export default defineSite({ title: 'process.env', docs: {} })`,
    `const date = '2022-01-01'; export default { date, process: 1, home: { Date: date.length } }`,
    `const names = ['a', 'b'].map((name) => ({ name, to: \`/\${name}\` })); export default Object.freeze({ names })`,
    `export default { strings: { next: (n) => String(n) }, pattern: /process/u }`,
    `export default undefined`,
    `import 'node:module'; export default {}`,
  ])('if it is data and functions on it: %s', (code) => {
    expect(check(code)).toBe(true)
  })
})

describe('a module is not constant', () => {
  it.each([
    `export default { url: process.env.URL }`,
    `export default { year: new Date().getFullYear() }`,
    `const { env } = globalThis.process; export default env`,
    `export default { process }`,
    `export default (await fetch('https://example.com')).status`,
    `export default Math.random()`,
    `export default import.meta.dirname`,
    `export default (await import('awning')).defineSite`,
    `import { readFileSync } from 'node:fs'; export default readFileSync`,
    `export * from './other.mjs'`,
    `import './other.mjs'`,
    `export * from 'node:process'`,
    `export { title } from './other.mjs'`,
    `export default (() => {}).constructor('return process')()`,
    `export default (() => {})['constructor']`,
    `export default (1234).toLocaleString()`,
    `const key = 'env'; export default { [process.title]: key }`,
    `const process = { env: {} }; export default process.env`,
  ])('if it may read something else: %s', (code) => {
    expect(check(code)).toBe(false)
  })
})
