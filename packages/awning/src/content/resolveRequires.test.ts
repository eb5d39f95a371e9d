import { describe, expect, it } from 'vitest'
import type { Diagnostic } from './diagnostic.ts'
import { resolveRequires, type RequiringDoc } from './resolveRequires.ts'

function doc(id: string, requires?: readonly string[]): RequiringDoc {
  return {
    id,
    relative: `${id}.md`,
    path: `/docs/${id}`,
    locate: (...path) => ({ line: 3, column: path.length }),
    file: { file: `content/zh/docs/${id}.md` },
    front: requires ? { requires: [...requires] } : {},
  }
}

function resolve(...docs: RequiringDoc[]) {
  const diagnostics: Diagnostic[] = []
  const found = resolveRequires(docs, (diagnostic) => void diagnostics.push(diagnostic))
  return { requires: Object.fromEntries(found), diagnostics }
}

describe('what a doc requires', () => {
  it('is named by id, by a file beside it or by a file below docs', () => {
    const { requires, diagnostics } = resolve(
      doc('css/a'),
      doc('css/b'),
      doc('js/c'),
      doc('css/d', ['css/a', './b.md', '../js/c.md', 'js/c.md']),
    )
    expect(requires['/docs/css/d']).toEqual(['/docs/css/a', '/docs/css/b', '/docs/js/c'])
    expect(requires['/docs/css/a']).toEqual([])
    expect(diagnostics).toEqual([])
  })

  it('is reported with the nearest name where there is no such doc', () => {
    const { requires, diagnostics } = resolve(
      doc('css/layout'),
      doc('b', ['css/layuot', './css/layoot.md']),
    )
    expect(requires['/docs/b']).toEqual([])
    expect(diagnostics).toMatchObject(
      [
        { severity: 'error', line: 3, message: /"css\/layuot"/, hint: /"css\/layout"/ },
        { hint: /"css\/layout\.md"/ },
      ].map((expected) => ({
        ...expected,
        ...('message' in expected
          ? { message: expect.stringMatching(expected.message ?? '') }
          : {}),
        hint: expect.stringMatching(expected.hint),
      })),
    )
  })

  it('is not reported where the doc is not published yet, and is looked up without a list of those', () => {
    let looks = 0
    const leftOut = Array.from({ length: 50 }, (_, at) => ({
      key: `docs/later/${at}.md`,
      get id() {
        looks += 1
        return `later/${at}`
      },
    }))
    const names = leftOut.flatMap((_, at) => [`later/${at}`, `./${at}.md`])
    const diagnostics: Diagnostic[] = []
    const report = (diagnostic: Diagnostic) => void diagnostics.push(diagnostic)
    const found = resolveRequires([doc('later/x', names)], report, leftOut)
    expect([found.get('/docs/later/x'), diagnostics]).toEqual([[], []])
    expect(looks).toBe(leftOut.length)
  })

  it('is reported once for each cycle, and the result has none', () => {
    const { requires, diagnostics } = resolve(
      doc('a', ['c']),
      doc('b', ['a']),
      doc('c', ['b']),
      doc('d', ['d', 'a']),
    )
    expect(diagnostics.map(({ message }) => message)).toEqual([
      expect.stringContaining('a → c → b → a'),
      expect.stringContaining('d → d'),
    ])
    expect(requires).toEqual({
      '/docs/a': ['/docs/c'],
      '/docs/b': [],
      '/docs/c': ['/docs/b'],
      '/docs/d': ['/docs/a'],
    })
  })
})
