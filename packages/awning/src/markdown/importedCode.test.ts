import { describe, expect, it } from 'vitest'
import { compile } from './compile.ts'
import {
  compileMd,
  compileMdx,
  htmlOf,
  plainCode,
  strings,
  stubResolver,
} from './compiling.testing.ts'
import { readImport } from './importedCode.ts'

const codeOf = (source: string, format: 'md' | 'mdx' = 'md') =>
  (format === 'md' ? compileMd : compileMdx)(source).code

describe('<<< with a path', () => {
  it.each(['md', 'mdx'] as const)('is a code block with the text of the file, in .%s', (format) => {
    expect(codeOf('<<< ./a.ts', format)).toMatchObject([
      { code: '// #region b\n  let b\n// #endregion b\nlet c', fence: { lang: 'ts', marked: [] } },
    ])
    expect(codeOf('a {1}\n\n<<< ./a.ts#b {1} title="x"'.replace('{1}', ''), format)).toMatchObject([
      { code: 'let b', fence: { lang: 'ts', title: 'x', marked: [1] } },
    ])
  })

  it('may be in a list, a quote and a box', () => {
    for (const source of [
      '- <<< ./a.ts',
      '> <<< ./a.ts',
      '::: tip\n<<< ./a.ts\n:::',
      '1. a\n\n   <<< ./a.ts',
    ])
      expect(codeOf(source)).toMatchObject([{ fence: { lang: 'ts' } }])
  })

  it('is text within a paragraph and in code, as it was written', () => {
    expect(htmlOf(compileMd('a\n<<< ./a.ts {1}\nb'))).toBe('<p>a\n&lt;&lt;&lt; ./a.ts {1}\nb</p>')
    expect(codeOf('```\n<<< ./a.ts\n```')).toMatchObject([{ code: '<<< ./a.ts' }])
    expect(codeOf('    <<< ./a.ts')).toMatchObject([{ code: '<<< ./a.ts' }])
    expect(htmlOf(compileMd('<<<<<<< HEAD'))).toContain('HEAD')
  })

  it('is found by search', () => {
    expect(compileMd('<<< ./a.ts#b').sections).toMatchObject([{ text: 'let b' }])
  })

  it('leaves the positions of all else as they are', () => {
    expect(compileMd('<<< ./a.ts\n\na ![b](none.png)').diagnostics).toMatchObject([
      { line: 3, column: 3 },
    ])
  })

  it.each([
    ['<<< ./b.ts', 'the file ./b.ts does not exist', /@site\//],
    ['<<< ./a.ts#c', 'the file ./a.ts has no region "c"', /"b"|#region c/],
    ['<<< ./a.ts#bb', 'the file ./a.ts has no region "bb"', /#region bb/],
  ])('reports what cannot be imported, with its line: %s', (line, message, hint) => {
    for (const compiled of [compileMd(`a\n\n${line}`), compileMdx(`a\n\n${line}`)])
      expect(compiled.diagnostics).toEqual([
        { severity: 'error', line: 3, column: 1, message, hint: expect.stringMatching(hint) },
      ])
  })

  it('reports a file that must not be published, and lines that it does not have', () => {
    const codeFile = () => ({ reason: 'lies outside of content/', hint: 'Copy it.' })
    const resolve = { ...stubResolver, codeFile }
    const input = {
      source: '<<< ../../.env',
      format: 'md',
      resolve,
      strings,
      codeSettings: plainCode,
    } as const
    expect(compile(input, false).diagnostics).toMatchObject([
      { message: 'the file ../../.env lies outside of content/', hint: 'Copy it.' },
    ])
    expect(compileMd('<<< ./a.ts#b {2}').diagnostics).toMatchObject([
      { severity: 'warning', message: 'there is no line 2: this code has 1 line' },
    ])
  })
})

describe('readImport', () => {
  it.each([
    ['<<< ./a.ts', './a.ts', undefined, 'ts', ''],
    ['<<<@/x/a.vue#b{2,4-6}', '@/x/a.vue', 'b', 'vue', '{2,4-6}'],
    ['<<< ./a.ts{2 vue} [name]', './a.ts', undefined, 'vue', '{2} [name]'],
    ['<<< ./[slug].ts {c#}', './[slug].ts', undefined, 'c#', ''],
    ['<<< ./Dockerfile wrap', './Dockerfile', undefined, 'dockerfile', 'wrap'],
    ['<<< ./a.unknown', './a.unknown', undefined, 'text', ''],
  ])('reads %s', (written, path, region, lang, meta) => {
    expect(readImport(written)).toEqual({ path, region, lang, meta })
  })
})
