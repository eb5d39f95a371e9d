import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compile } from './compile.ts'
import { htmlOf, plainCode, strings, stubResolver } from './compiling.testing.ts'

const head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 200">'

function withDiagram(
  diagram: string | undefined,
  source = '![两个盒子](./a.diagram.svg "从左到右")',
) {
  const resolve = { ...stubResolver, diagram: () => diagram }
  return compile({ source, format: 'md', resolve, strings, codeSettings: plainCode }, false)
}

describe('a diagram', () => {
  it('is rendered into the page with its text alternative, its size and its caption', () => {
    const html = htmlOf(
      withDiagram(`<?xml version="1.0"?>\n${head}\n  <rect class="box"/>\n</svg>\n`),
    )
    expect(html).toBe(
      '<figure class="diagram"><svg viewBox="0 0 480 200" width="480" height="200" role="img" aria-label="两个盒子"><rect class="box"/></svg><figcaption>从左到右</figcaption></figure>',
    )
  })

  it('keeps its ids apart from those of other diagrams of the page', () => {
    const html = htmlOf(
      withDiagram(`${head}<marker id="arrow"/><path marker-end="url(#arrow)"/></svg>`),
    )
    expect(html).toContain('<marker id="a-arrow"/><path marker-end="url(#a-arrow)"/>')
  })

  it('in the middle of a line is an ordinary image, and is looked for as one', () => {
    expect(withDiagram(head, '看![图](./a.diagram.svg)').diagnostics[0]?.message).toMatch(
      /does not exist/,
    )
  })

  it.each([
    ['that does not exist', undefined, 'does not exist'],
    ['without a viewBox', '<svg><rect/></svg>', 'has no viewBox'],
    ['with a colour', `${head}<rect fill="#fff"/></svg>`, 'has a colour of its own'],
    ['with a style', `${head}<style>a{}</style></svg>`, 'has styles of its own'],
    ['with a handler', `${head}<rect onclick="x()"/></svg>`, 'has a script'],
    ['with a foreign picture', `${head}<image href="b.png"/></svg>`, 'has a link to another file'],
  ])('%s is an error that says so', (_, diagram, message) => {
    const { diagnostics } = withDiagram(diagram)
    expect(diagnostics).toMatchObject([{ severity: 'error', line: 1 }])
    expect(diagnostics[0]?.message).toContain(message)
    expect(diagnostics[0]?.hint).toBeTruthy()
  })

  it('with a colour or a style is an error that names all classes of the style sheet', () => {
    const css = readFileSync(new URL('../theme/styles/diagram.css', import.meta.url), 'utf8')
    const classes = new Set(
      Array.from(css.matchAll(/& [^{]*/g), ([rule]) => rule).flatMap(
        (rule) => rule.match(/(?<=\.)[a-z]+/g) ?? [],
      ),
    )
    for (const shape of ['<rect fill="#fff"/>', '<style>a{}</style>']) {
      const { hint = '' } = withDiagram(`${head}${shape}</svg>`).diagnostics[0] ?? {}
      const named = /classes (.*)\./.exec(hint)?.[1]?.match(/\b(?!and|for|shapes|text|both)[a-z]+/g)
      expect(new Set(named)).toEqual(classes)
    }
  })

  it('may say that a shape has no fill', () => {
    expect(withDiagram(`${head}<path fill="none"/></svg>`).diagnostics).toEqual([])
  })
})
