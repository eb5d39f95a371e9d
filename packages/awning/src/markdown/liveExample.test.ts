import { describe, expect, it } from 'vitest'
import { compileMd, compileMdx, plainCode, stubResolver, strings } from './compiling.testing.ts'
import { compile } from './compile.ts'
import type { RenderJsx } from './liveJsx.ts'

const fence = (info: string, code = 'x') => `\`\`\`${info}\n${code}\n\`\`\``
const reported = (source: string) =>
  compileMd(source).diagnostics.map(({ line, message }) => `${line} ${message}`)

/** The documents for the frames of a text. */
function framesOf(source: string): string[] {
  const frames: string[] = []
  const frame = (document: string) => `/assets/live-${frames.push(document)}.html`
  compile(
    { source, format: 'md', resolve: { ...stubResolver, frame }, strings, codeSettings: plainCode },
    false,
  )
  return frames
}

describe('a live example', () => {
  it.each([
    ['js alone that only logs', [fence('js live', 'console.log(1)')], '0'],
    ['js alone that changes its document', [fence('js live', 'document.title = 1')], '240'],
    ['js alone with a height', [fence('js live height=40', 'console.log(1)')], '40'],
    ['js beside html', [fence('html live', '<p>'), fence('js live', 'console.log(1)')], '240'],
  ])('has a height that fits %s', (_, fences, height) => {
    const { blocks } = compileMd(fences.join('\n\n'))
    expect(blocks).toMatchObject([{ props: { height } }])
  })

  it('is a component with the code and the address of its result', () => {
    const { blocks, diagnostics } = compileMd(fence('html live height=120', '<p>Hi</p>'))
    expect(diagnostics).toEqual([])
    expect(blocks).toMatchObject([
      {
        component: 'LiveExample',
        props: { height: '120', languages: 'html', console: 'none', result: 'Result 1' },
        children: [{ html: '\0code 0\0' }],
      },
    ])
  })

  it('joins fences that follow each other, in any order and with captions of their own', () => {
    const source = [
      fence('css live', 'p { color: red }'),
      fence('html live title="A paragraph"', '<p>Hi</p>'),
      fence('js live height=90', 'console.log(1)'),
    ].join('\n\n')
    const { blocks, code } = compileMd(source)
    expect(blocks).toMatchObject([
      { props: { languages: 'css html js', height: '90', console: 'open', result: 'A paragraph' } },
    ])
    expect(code.map(({ fence: { title } }) => title)).toEqual(['CSS', 'A paragraph', 'JavaScript'])
  })

  it('ends before another text, a fence that is not live, and a language that it has', () => {
    const [a, b] = [fence('html live'), fence('css live')]
    const languages = (source: string) =>
      compileMd(source).blocks.flatMap((block) =>
        'html' in block ? [] : [block.props['languages']],
      )
    expect(languages(`${a}\n\n${b}`)).toEqual(['html css'])
    expect(languages(`${a}\n\n${a}\n${b}`)).toEqual(['html', 'html css'])
    expect(languages(`${a}\n\ntext\n\n${fence('js live')}`)).toEqual(['html', 'js'])
    expect(languages(`${a}\n\n${fence('css')}\n\n${fence('js live')}`)).toEqual(['html', 'js'])
  })

  it('in JSX is combined with CSS alone', () => {
    const jsx: RenderJsx = () => ({ script: 'x', markup: '<i></i>' })
    const languages = (...names: string[]) =>
      compile(
        {
          source: names.map((name) => fence(`${name} live`)).join('\n'),
          format: 'md',
          resolve: stubResolver,
          strings,
          codeSettings: plainCode,
          jsx,
        },
        false,
      ).blocks.flatMap((block) => ('html' in block ? [] : [block.props['languages']]))
    expect(languages('jsx', 'css')).toEqual(['jsx css'])
    expect(languages('css', 'tsx')).toEqual(['css tsx'])
    expect(languages('html', 'css', 'jsx')).toEqual(['html css', 'jsx'])
    expect(languages('jsx', 'js')).toEqual(['jsx', 'js'])
    expect(languages('jsx', 'tsx')).toEqual(['jsx', 'tsx'])
    expect(languages('css', 'jsx', 'html')).toEqual(['css jsx', 'html'])
  })

  it('in JSX cannot connect; the document around it can, to load React', () => {
    const frames: string[] = []
    compile(
      {
        source: fence('jsx live'),
        format: 'md',
        resolve: { ...stubResolver, frame: (document) => String(frames.push(document)) },
        strings,
        codeSettings: plainCode,
        jsx: () => ({ script: 'x', markup: '<i>first</i>' }),
      },
      false,
    )
    const [, inner = ''] = /srcdoc="([^"]*)"/.exec(frames[0] ?? '') ?? []
    expect(inner).toMatch(/content=&quot;connect-src .{1,6}none/)
    expect(inner).toContain('&lt;i&gt;first&lt;/i&gt;')
    expect(inner).not.toContain('live-react')
    expect(frames[0]).toContain("; connect-src 'self'")
    expect(frames[0]).toContain('fetch("/assets/live-react.js")')
  })

  it('in JSX has mistakes on the lines of the text', () => {
    const jsx: RenderJsx = () => ({
      mistakes: [{ line: 2, message: 'wrong', hint: 'Correct it.' }],
    })
    const { diagnostics } = compile(
      {
        source: `a\n\n${fence('jsx live', '\n<')}`,
        format: 'md',
        resolve: stubResolver,
        strings,
        codeSettings: plainCode,
        jsx,
      },
      false,
    )
    expect(diagnostics).toEqual([
      { severity: 'error', line: 5, column: 1, message: 'wrong', hint: 'Correct it.' },
    ])
  })

  it.each([
    ['none', fence('html live', '<p>on the console.</p>')],
    ['closed', fence('html live', '<p onclick="go()">')],
    ['closed', fence('js live', 'document.title = 1')],
    ['open', fence('html live', '<script>console.log(1)</script>')],
  ])('has a console that is %s', (state, source) => {
    expect(compileMd(source).blocks).toMatchObject([{ props: { console: state } }])
  })

  it('is the same in .md and .mdx', () => {
    const source = `${fence('html live', '<b>{x}</b>')}\n\n${fence('css live', 'b { top: 0 }')}`
    const [block] = compileMd(source).blocks
    const { moduleCode = '', diagnostics } = compileMdx(source)
    expect(diagnostics).toEqual([])
    expect(moduleCode).toContain('ComponentBlock')
    for (const value of Object.values(block && 'props' in block ? block.props : {}))
      expect(moduleCode).toContain(String(value))
  })

  it.each([
    [fence('python live'), '1 "python" cannot be a live example'],
    [fence('ts live'), '1 "ts" cannot be a live example'],
    [`a\n\n${fence('css live')}`, '3 a live example of css alone shows nothing'],
    [fence('html live height=39'), '1 the height of a live example cannot be "39"'],
    [fence('html live height=2001'), '1 the height of a live example cannot be "2001"'],
    [fence('html live height=2em'), '1 the height of a live example cannot be "2em"'],
    [fence('html live height='), '1 the height of a live example cannot be ""'],
    [
      `- a\n\n  ${fence('html live').replaceAll('\n', '\n  ')}`,
      '3 the component "LiveExample" cannot stand inside a list, a quote or a footnote',
    ],
  ])('reports %j', (source, message) => {
    expect(reported(source)).toEqual([message])
  })

  it.each([
    ['html live titel="a"', 'code blocks have no option "titel"'],
    ['html live hieght=90', 'code blocks have no option "hieght"'],
    ['html lvie live', 'code blocks have no option "lvie"'],
    ['html live {2}', 'there is no line 2: this code has 1 line'],
    ['html live {2-1}', '"2-1" is no range of lines'],
  ])('has an opening line that is checked like that of other code: %s', (info, message) => {
    expect(reported(fence(info))).toEqual([`1 ${message}`])
    expect(reported(`${fence('css live')}\n${fence(info)}`)).toEqual([`4 ${message}`])
  })

  it('may have what other code has', () => {
    expect(reported(fence('html live height=90 {1} wrap title="a" showLineNumbers=3'))).toEqual([])
    expect(reported(fence('html height=90'))).toEqual(['1 code blocks have no option "height"'])
  })

  it.each([40, 2000])('can be %i pixels high', (height) => {
    expect(reported(fence(`html live height=${height}`))).toEqual([])
  })

  it('is nothing that a word in a title or a language begins', () => {
    expect(compileMd(fence('html title="a live show"')).blocks).toMatchObject([
      { html: '\0code 0\0' },
    ])
    expect(compileMd(fence('live')).blocks).toMatchObject([{ html: '\0code 0\0' }])
  })
})

describe('the document of an example', () => {
  const [framed = ''] = framesOf(
    [
      fence('html live title="a & b"', '<!doctype html>\n<p title="x">Hi</p>'),
      fence('css live', 'p::after { content: "</style>" }'),
      fence('js live', 'console.log("</script>")'),
    ].join('\n'),
  )

  it('runs in a sandbox of its own origin, under its own policy, also when it is opened by itself', () => {
    expect(framed).toContain('sandbox="allow-scripts allow-forms"')
    expect(framed).not.toContain('allow-same-origin')
    expect(framed).toMatch(/Content-Security-Policy" content="default-src 'none'; /)
    expect(framed).toContain('<title>a &amp; b</title>')
    // Nothing that the author wrote is outside of the attribute.
    expect(framed.replace(/srcdoc="[^"]*"/, '')).not.toMatch(/Hi|console\.log|content: /)
  })

  it('cannot be ended early by its styles or its script', () => {
    expect(framed).toContain('&lt;\\/style&gt;&quot;')
    expect(framed).toContain('&lt;\\/script&gt;&quot;')
  })

  it('has one doctype', () => {
    const srcdoc = /srcdoc="([^"]*)"/.exec(framed)?.[1] ?? ''
    expect(srcdoc.match(/&lt;!doctype/gi)).toHaveLength(1)
  })
})
