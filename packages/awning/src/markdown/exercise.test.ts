import { describe, expect, it } from 'vitest'
import { compileMd, compileMdx, plainCode, stubResolver, strings } from './compiling.testing.ts'
import { compile } from './compile.ts'
import { exampleDocument } from './liveDocument.ts'
import type { RenderJsx } from './liveJsx.ts'

const fence = (info: string, code = 'x') => `\`\`\`${info}\n${code}\n\`\`\``
const live = fence('html live', '<p>Hi</p>')
const check = fence('js check', "check('There is a heading', document.querySelector('h1'))")
const answer = fence('html answer', '<h1>Hi</h1>')
const exercise = [live, check, answer].join('\n\n')
const reported = (source: string) =>
  compileMd(source).diagnostics.map(({ line, message }) => `${line} ${message}`)

describe('an exercise', () => {
  it('is a live example with a check and an answer', () => {
    const { blocks, diagnostics } = compileMd(`## Task {#task}\n\n${exercise}`)
    expect(diagnostics).toEqual([])
    expect(blocks).toMatchObject([
      {},
      {
        component: 'Exercise',
        props: { id: 'task', check: 'Check', code: expect.stringContaining("check('There is") },
        children: [
          { component: 'LiveExample', props: { languages: 'html' } },
          { html: '\0code 1\0' },
        ],
      },
    ])
  })

  it('has its parts in any order, and captions where the answer has several', () => {
    const source = [live, fence('css live'), fence('css answer'), check, answer].join('\n')
    const { code, diagnostics } = compileMd(source)
    expect(diagnostics).toEqual([])
    expect(code.map(({ fence: { title } }) => title)).toEqual(['HTML', 'CSS', 'CSS', 'HTML'])
  })

  it('is counted where a heading has several', () => {
    const { blocks } = compileMd(`${exercise}\n\n## A\n\n${exercise}\n\n${exercise}`)
    expect(blocks.flatMap((block) => ('html' in block ? [] : [block.props['id']]))).toEqual([
      '',
      'a',
      'a~2',
    ])
  })

  it('shows its check nowhere: not in search, and not in the frame that the page has', () => {
    const { sections, code, readingMinutes } = compileMd(exercise)
    expect(JSON.stringify([sections, code])).not.toContain('There is a heading')
    expect(sections[0]?.text).toBe('<p>Hi</p>')
    expect(readingMinutes).toBe(compileMd(live).readingMinutes)
  })

  it('is the same in .md and .mdx', () => {
    const { moduleCode = '', diagnostics } = compileMdx(exercise)
    expect(diagnostics).toEqual([])
    expect(moduleCode).toContain('"component": "Exercise"')
  })

  it.each([
    [`a\n\n${check}`, '3 a check without a live example before it'],
    [`a\n\n${answer}`, '3 an answer without a live example before it'],
    [`${live}\n\ntext\n\n${check}`, '7 a check without a live example before it'],
    [`${live}\n${answer}`, '4 an answer without a check'],
    [`${live}\n${check}`, '4 an exercise without an answer'],
    [`${exercise}\n\n${check}`, '13 an exercise has one check, and this is another'],
    [`${exercise}\n\n${answer}`, '13 the answer has two fences in "html"'],
    [
      `${exercise}\n\n${fence('css answer')}`,
      '13 the answer has code in "css", but the example above it has none to change',
    ],
    [`${live}\n${fence('js check', 'a()')}\n${answer}`, '4 the check checks nothing'],
    [`${live}\n${fence('ts check')}\n${answer}`, '4 a check cannot be written in "ts"'],
    [
      `${live}\n${fence('js check', "check('a', 1)\nconst = 2")}\n${answer}`,
      "6 the check is not valid: Unexpected token '='",
    ],
    [
      [fence('js live'), check, fence('js answer', 'let a\n\nlet a')].join('\n'),
      "10 the answer is not valid: Identifier 'a' has already been declared",
    ],
    [`${live}\n${fence('js chekc')}`, '4 code blocks have no option "chekc"'],
  ])('reports %j', (source, message) => {
    expect(reported(source)).toEqual([message])
  })

  it('may await in its check, and use what it likes', () => {
    const waits = "await new Promise((resolve) => setTimeout(resolve))\ncheck('a', logs.length)"
    expect(reported([live, fence('js check', waits), answer].join('\n'))).toEqual([])
  })

  it('in JSX has mistakes in its answer on the lines of the text', () => {
    const jsx: RenderJsx = (code) =>
      code === 'wrong'
        ? { mistakes: [{ line: 1, message: 'the live example shows nothing', hint: 'Do.' }] }
        : { script: 'x', markup: '' }
    const { diagnostics } = compile(
      {
        source: [fence('jsx live'), check, fence('jsx answer', 'wrong')].join('\n'),
        format: 'md',
        resolve: stubResolver,
        strings,
        codeSettings: plainCode,
        jsx,
      },
      false,
    )
    expect(diagnostics).toEqual([
      { severity: 'error', line: 8, column: 1, message: 'the answer shows nothing', hint: 'Do.' },
    ])
  })
})

describe('the document that checks an exercise', () => {
  const written = exampleDocument(
    { html: '<!-- <p>', js: 'const a = 1' },
    'en',
    undefined,
    "check('</script>', 1)",
  )

  it('has the check before the code of the reader, which could not be closed, and cannot be ended by it', () => {
    expect(written.indexOf('liveCheck')).toBeLessThan(written.indexOf('<!-- <p>'))
    expect(written).toContain("check('<\\/script>', 1)")
  })

  it('names the same lines for errors in the code of the reader', () => {
    const [, sources = ''] = /data-sources="([^"]*)"/.exec(written) ?? []
    const places: unknown = JSON.parse(sources.replaceAll('&quot;', '"'))
    const lines = written.split('\n')
    expect(places).toMatchObject([{ label: 'HTML' }, { label: 'JavaScript' }])
    for (const { first } of places as { first: number }[])
      expect(lines[first - 1]).toMatch(/<!-- <p>|const a = 1/)
  })
})
