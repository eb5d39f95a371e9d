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

  it('may end its lines with semicolons', () => {
    const plain = 'graph TD\n  A[One] --> B'
    expect(htmlOf(compiled(fence(plain.replaceAll(/$/gm, ';'))))).toBe(
      htmlOf(compiled(fence(plain))),
    )
  })

  it('has codes for characters, and labels in quotes on its arrows', () => {
    const source = 'graph TD\n  A["#quot;One#quot; #9829; #none;"] -->|"a | b"| B -->| "c" | D'
    const html = htmlOf(compiled(fence(source)))
    expect(html).toContain('>&quot;One&quot; &#9829; #none;<')
    expect(html).toContain('aria-label="a | b, c, &quot;One&quot; ♥ #none;, B, D"')
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
    const { svg, ignoredLines } = renderMermaid(source)
    expect(ignoredLines).toEqual([])
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

describe('a line of a diagram that is not understood', () => {
  it('is reported with its number in the file', () => {
    const { diagnostics } = compiled(
      `Text.\n\n${fence('%% c\n\nflowchart TD\n  A --> B\n  A -> C')}`,
    )
    expect(diagnostics).toMatchObject([
      { severity: 'warning', line: 8, message: 'the diagram does not show this line: A -> C' },
    ])
  })

  it.each([
    [
      'flowchart TD',
      [
        'A->B',
        'A -- text -> B',
        'A => B',
        'A ~~~ B',
        '开始 --> 结束',
        'A[Open --> B',
        'A -->',
        'A --> B; B --> C',
        'click A "https://x.example"',
        'some words',
        'A@{ shape: circle }',
      ],
      [
        'A-->B',
        'A[x]-->B',
        'A --> B;',
        'A -->|y| B',
        'A -- text --> B',
        'A & B --> C',
        'us-east',
        'A((x))',
        'B:::hot',
        'C{{"a -> b"}}',
        'subgraph s',
        'direction LR',
        'end',
        'classDef hot fill:#f00',
        'style A fill:#f00',
      ],
    ],
    [
      'sequenceDiagram',
      ['A=>B: x', 'A->>B', 'B: x', 'particpant E', 'Note A: x', 'activate A', 'autonumber'],
      [
        'participant A',
        'actor B as Bob',
        'A->>B: x',
        'A-)B: x',
        'loop often',
        'alt x',
        'else y',
        'end',
        'Note over A,B: x',
      ],
    ],
    [
      'stateDiagram-v2',
      ['A -> B', 'A --> ', 'note right of A: x', 'sate N', 'state M', 'state K <<choice>>'],
      [
        '[*] --> A',
        'A --> B: x',
        'state "Long" as F',
        'state G {',
        '}',
        'A : text',
        'A',
        'direction LR',
      ],
    ],
    [
      'classDiagram',
      ['A -> B', 'A ..  P', 'clas L', 'note "x"', '<<interface>> A'],
      [
        'class A',
        'class B {',
        '+int x',
        '+go() void',
        '}',
        'A <|-- B',
        'A "1" --> "*" C : has',
        'A : +name',
        'namespace N {',
        'class D',
        '}',
      ],
    ],
    [
      'erDiagram',
      ['A -- E : x', 'A ||--o{ B', 'A one to many K : z', 'Z'],
      ['A ||--o{ B : has', 'A {', 'string name PK', '}', 'B'],
    ],
  ])('is found among those that are: %s', (header, wrong, right) => {
    const source = [header, ...right, ...wrong].join('\n')
    const { ignoredLines } = renderMermaid(source)
    const lines = source.split('\n')
    expect(ignoredLines.map((at) => lines[at])).toEqual(wrong)
  })

  it('is not one whose arrow has no spaces around it', () => {
    const { svg } = renderMermaid('graph LR\n  A-->B\n  B-.->C')
    expect(svg.match(/marker-end/g)).toHaveLength(2)
    expect(svg).not.toContain('A--')
  })

  it('keep the numbers of their texts, and round those of their shapes', () => {
    const { svg } = renderMermaid('flowchart LR\n  A[Price 9.99] -->|v22.12.0| B[192.168.1.10]')
    for (const text of ['Price 9.99', 'v22.12.0', '192.168.1.10']) expect(svg).toContain(text)
    expect(svg.replaceAll(/>[^<]*</g, '><')).not.toMatch(/\d\.\d{2}/)
  })
})
