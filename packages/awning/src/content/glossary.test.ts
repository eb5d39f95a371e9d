import { describe, expect, it } from 'vitest'
import type { Diagnostic } from './diagnostic.ts'
import { temporaryFolder } from './temporaryFolder.testing.ts'
import { readGlossary } from './glossary.ts'

function read(yaml?: string) {
  const root = temporaryFolder(yaml === undefined ? {} : { 'content/glossary.yml': yaml })
  const diagnostics: Diagnostic[] = []
  return { glossary: readGlossary(root, (diagnostic) => diagnostics.push(diagnostic)), diagnostics }
}

describe('the glossary', () => {
  it('may be absent', () => {
    expect(read()).toEqual({ glossary: [], diagnostics: [] })
  })

  it('holds terms for each locale, or for all', () => {
    const { glossary, diagnostics } = read(
      '- term: { zh: 重排, en: layout }\n  wrong: { zh: [回流] }\n- { term: npm, wrong: [NPM] }\n',
    )
    expect(diagnostics).toEqual([])
    expect(glossary).toEqual([
      { term: { zh: '重排', en: 'layout' }, wrong: { zh: ['回流'] } },
      { term: 'npm', wrong: ['NPM'] },
    ])
  })

  it('reports a mistake with its line', () => {
    const { glossary, diagnostics } = read('- term: npm\n- term: CSS\n  wrong: css\n')
    expect(glossary).toEqual([])
    expect(diagnostics).toEqual([
      {
        severity: 'error',
        file: 'content/glossary.yml',
        line: 3,
        column: 3,
        message: expect.stringContaining('must be a list'),
      },
    ])
  })
})
