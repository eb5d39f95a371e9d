import { describe, expect, it } from 'vitest'
import { htmlTokens } from '../text/html/htmlTokens.ts'
import { compile } from './compile.ts'
import { compileMd, htmlOf, plainCode, strings, stubResolver } from './compiling.testing.ts'
import { hasMermaid } from './mermaid.ts'
import { renderMermaid } from './renderMermaid.ts'

const compiled = (source: string, format: 'md' | 'mdx' = 'md') =>
  compile(
    {
      source,
      format,
      resolve: stubResolver,
      strings,
      codeSettings: plainCode,
      mermaid: renderMermaid,
    },
    false,
  )
const fence = (source: string, meta = '') => `\`\`\`mermaid${meta}\n${source}\n\`\`\``

describe('a diagram that is written as text', () => {
  it('is part of the page, with its texts as its alternative', () => {
    const html = htmlOf(compiled(fence('flowchart TD\n  A[One 一] --> B{Two?}')))
    expect(html).toMatch(
      /^<figure class="diagram"><svg viewBox="[\d. ]+" width="[\d.]+" height="[\d.]+" role="img" aria-label="One 一, Two\?">/,
    )
    expect(html.endsWith('</svg></figure>')).toBe(true)
  })

  it('has a title as its caption and name', () => {
    const html = htmlOf(compiled(fence('flowchart TD\n  A --> B', ' title="From A to B"')))
    expect(html).toContain('aria-label="From A to B"')
    expect(html).toContain('<figcaption>From A to B</figcaption>')
  })

  it.each([
    'flowchart LR\n  A["x"] -->|y| B((z))\n  subgraph s\n  B --> C[(d)]\n  end',
    'graph TD\n  A --> B',
    'sequenceDiagram\n  A->>B: hi\n  B-->>A: yo\n  Note over A: n',
    'stateDiagram-v2\n  [*] --> A\n  A --> [*]',
    'classDiagram\n  A <|-- B\n  A : +int x',
    'erDiagram\n  A ||--o{ B : has',
    '%% a comment\n\nflowchart TD\n  A --> B',
  ])('has no styles of its own and only colours of the theme: %j', (source) => {
    const svg = renderMermaid(source)
    expect(svg).not.toMatch(/<style| style=|@import|https?:\/\/(?!www\.w3\.org)/)
    const variables = [...svg.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)
    expect(variables.length).toBeGreaterThan(0)
    for (const name of variables)
      expect([
        '--paper',
        '--ink',
        '--soft',
        '--raised',
        '--line',
        '--line-strong',
        '--wash',
      ]).toContain(name)
  })

  it('has ids of its own, because a page may have several', () => {
    const html = htmlOf(compiled(`${fence('graph TD\nA-->B')}\n\n${fence('graph TD\nC-->D')}`))
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, id] of html.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id)
  })

  it('cannot run anything', () => {
    const source =
      'flowchart TD\n  A["<script>alert(1)</script><img src=x onerror=alert(1)>"] --> B'
    const { blocks, diagnostics } = compiled(fence(source))
    const tags = htmlTokens(diagnostics.length > 0 ? '' : htmlOf({ blocks })).flatMap((token) =>
      token.kind === 'open' ? [token] : [],
    )
    expect(tags.filter(({ name }) => ['script', 'img'].includes(name))).toEqual([])
  })

  it.each([
    ['gantt\n  title A', '"gantt" is no kind of diagram that can be shown'],
    ['hello', '"hello" is no kind of diagram'],
    ['', '"" is no kind of diagram'],
  ])('%j is reported with its line, and shown as code', (source, message) => {
    const { diagnostics, code } = compiled(`a\n\n${fence(source)}`)
    expect(diagnostics).toMatchObject([
      { severity: 'error', line: 3, message: expect.stringContaining(message) },
    ])
    expect(code).toHaveLength(1)
  })

  it('is part of MDX too', () => {
    const { moduleCode, hasMermaid: found } = compiled(fence('flowchart TD\n  A --> B'), 'mdx')
    expect(moduleCode).toContain('viewBox')
    expect(found).toBe(true)
  })

  it('is code where nothing renders diagrams', () => {
    expect(compileMd(fence('flowchart TD\n  A --> B')).code).toHaveLength(1)
  })
})

it.each([
  ['```mermaid\nx\n```', true],
  ['- a\n\n  ~~~~mermaid title="x"\n  x\n  ~~~~', true],
  ['> ```mermaid\n> x\n> ```', true],
  ['```mermaids\nx\n```', false],
  ['a ```mermaid', false],
])('a text has a diagram if a fence says so: %j', (source, expected) => {
  expect(hasMermaid(source)).toBe(expected)
})
