import { describe, expect, it } from 'vitest'
import type { ContentFence } from '../examples/contentFences.ts'
import { checkOf } from './checkFenceCode.ts'

const fence = (info: string, code: string): ContentFence => {
  const [lang = '', ...flags] = info.split(' ')
  return { file: 'a.md', line: 1, lang, flags, code }
}

function linesOf(info: string, code: string): readonly number[] | string {
  const check = checkOf(fence(info, code), [])
  return check.by === 'its parser' ? check.problems().map(({ line }) => line) : check.by
}

describe('the code of a fence', () => {
  it.each([
    [
      'css',
      '.a { color: red; &:hover { color: blue } }\n@media (width > 40em) { .a { gap: 1px } }',
    ],
    ['css', 'color: red;\ngap: 1px;'],
    ['css', '@theme { --a: 1px }'],
    ['scss', '$a: 1px;\n.a { &__b { gap: $a } }'],
    ['html', '<p>One<p>Two'],
    ['html', '<!doctype html><title>A</title>'],
    ['json', '{ "a": [1] }'],
    ['jsonc', '{\n  // why\n  "a": [1],\n}'],
    ['js', 'export const a = await b()'],
    ['ts', 'protected readonly a = signal(1)'],
    ['tsx', 'const a = <A<string> b />'],
    ['js check', 'await a\nreturn'],
    ['yaml', 'a: [1]'],
    ['bash', 'npm ci && npm test'],
    ['http', 'GET /a HTTP/1.1\nHost: a.example\n\nbody'],
  ])('has no mistakes: %s %j', (info, code) => {
    expect(linesOf(info, code)).toEqual([])
  })

  it.each([
    ['css', '.a { color: red }\n.b { color red }'],
    ['css', '.a {}\n@meida print {}'],
    ['scss', '.a {}\n.b {'],
    ['html', '<p>One</p>\n</div>'],
    ['json', '{\n"a": 1,}'],
    ['jsonc', '{\n"a" 1}'],
    ['js', 'let a\nlet b = ('],
    ['ts', 'let a\nlet b: = 1'],
    ['js check', 'let a\nlet b = )'],
    ['yaml', 'a: 1\nb: ['],
    ['bash', 'a\nif b; then'],
    ['http', 'Host: a.example\nno field'],
  ])('has a mistake in its second line: %s %j', (info, code) => {
    const lines = linesOf(info, code)
    expect(lines.length).toBeGreaterThan(0)
    // Parsers notice what is missing at the end.
    expect(['2', '3']).toContain(String(lines[0]))
  })

  it.each([
    ['js run', 'another test'],
    ['ts types', 'another test'],
    ['vue', 'another test'],
    ['mermaid', 'another test'],
    ['text', 'the reader'],
    ['cobol', 'nothing'],
  ])('of %s is checked by %s', (info, by) => {
    expect(linesOf(info, '')).toBe(by)
  })

  it('may be wrong where an exercise begins', () => {
    const given = fence('css live', '$a: 1px;')
    expect(checkOf(given, [fence('js live', ''), fence('js check', '')]).by).toBe('another test')
    expect(checkOf(given, [fence('js run', '')]).by).toBe('its parser')
  })
})
