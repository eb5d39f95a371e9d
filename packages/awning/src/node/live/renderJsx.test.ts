import { describe, expect, it } from 'vitest'
import { createRenderJsx } from './renderJsx.ts'

const render = await createRenderJsx(1000)
const markup = (code: string, language: 'jsx' | 'tsx' = 'jsx') => {
  const result = render(code, language)
  return 'mistakes' in result ? result.mistakes : result.markup
}
const mistakes = (code: string) => {
  const result = render(code, 'jsx')
  return 'mistakes' in result
    ? result.mistakes.map(({ line, message }) => `${line} ${message}`)
    : result.script
}

describe('a live example in JSX shows', () => {
  it.each([
    [
      'its default export',
      'export default function App() {\n  return <p>a</p>\n}\nconst B = 1',
      'a',
    ],
    ['what it passes to render', 'const App = () => <p>b</p>\nrender(<App />)', 'b'],
    ['a component alone', 'function App() {\n  return <p>c</p>\n}', 'c'],
    ['a function without a name', '() => <p>d</p>', 'd'],
    ['an element alone', '<p>e</p>;\n', 'e'],
    ['the element at its end', 'function P({ x }) {\n  return <p>{x}</p>\n}\n\n<P x="f" />', 'f'],
    ['it without a semicolon before', 'const P = () => <p>i</p>\n\n<P />', 'i'],
    ['its last component', 'const A = () => <b />\nconst B = () => <p>g</p>\nconst c = 1', 'g'],
    ['what memo returns', "import { memo } from 'react'\nexport default memo(() => <p>h</p>)", 'h'],
  ])('%s', (_, code, text) => {
    expect(markup(code)).toBe(`<p>${text}</p>`)
  })

  it('the first state of its hooks, with and without an import', () => {
    const body = '() => {\n  const [n] = useState(3)\n  return <p onClick={() => n}>{n}</p>\n}'
    expect(markup(body)).toBe('<p>3</p>')
    expect(markup(`import { useState } from 'react'\nexport default ${body}`)).toBe('<p>3</p>')
    expect(markup(body.replace('useState', 'React.useState'))).toBe('<p>3</p>')
  })

  it('TypeScript without its types', () => {
    const code = 'const App = ({ n = 1 }: { n?: number }) => <p>{n as number}</p>\n<App n={2} />'
    expect(markup(code, 'tsx')).toBe('<p>2</p>')
    expect(mistakes(code)).toEqual([expect.stringMatching(/^1 the live example is not valid: /)])
  })

  it('nothing before it runs in a browser, if it needs one or fails', () => {
    expect(markup('() => <p>{window.innerWidth}</p>')).toBe('')
    expect(markup('() => { throw new Error("x") }')).toBe('')
  })
})

describe('the code of a live example in JSX', () => {
  it.each([
    ['const a = 1\n\nexport default () => <p><b>x</p>', 3],
    ['export default () => (\n  <p>\n    {a b}\n  </p>\n)', 3],
    ['const a = 1\nawait a\nexport default () => <p />', 2],
  ])('is checked, and a mistake has its line: %j', (code, line) => {
    expect(mistakes(code)).toEqual([
      expect.stringMatching(new RegExp(`^${line} the live example is not valid: \\S`)),
    ])
  })

  it('can import React alone', () => {
    expect(mistakes("import 'react-dom'\nimport x from 'lodash'\n\n<p />")).toEqual([
      '2 a live example cannot import "lodash"',
    ])
  })

  it('has to show something, and to come to an end', () => {
    expect(mistakes('const a = 1')).toEqual(['1 the live example shows nothing'])
    expect(mistakes('() => { for (;;); }')).toEqual([
      '1 the live example does not finish rendering',
    ])
  })

  it('reaches nothing of the machine that builds', () => {
    const seen = '() => <p>{[typeof process, typeof fetch, typeof global].join()}</p>'
    expect(markup(seen)).toBe('<p>undefined,undefined,undefined</p>')
    const escape = "() => <p>{this.constructor.constructor('return process')().pid}</p>"
    expect(markup(escape)).toBe('')
    expect(markup(escape.replace('this', 'useState'))).toBe('')
  })

  it('stays on its lines', () => {
    const result = render("import { useState } from 'react'\n\nexport default () => <p />", 'jsx')
    expect('script' in result && result.script.split('\n')[2]).toContain('createElement')
  })
})
