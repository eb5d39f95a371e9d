import { describe, expect, it } from 'vitest'
import type { Problem } from '../content/problem.ts'
import { temporaryFolder } from '../content/temporaryFolder.testing.ts'
import { readGlossary } from './glossary.ts'

function read(yaml?: string) {
  const root = temporaryFolder(yaml === undefined ? {} : { 'content/glossary.yml': yaml })
  const problems: Problem[] = []
  return { glossary: readGlossary(root, (problem) => problems.push(problem)), problems }
}

describe('the glossary', () => {
  it('may be absent', () => {
    expect(read()).toEqual({ glossary: [], problems: [] })
  })

  it('holds terms for each locale, or for all', () => {
    const { glossary, problems } = read(
      '- term: { zh: 重排, en: layout }\n  wrong: { zh: [回流] }\n- { term: npm, wrong: [NPM] }\n',
    )
    expect(problems).toEqual([])
    expect(glossary).toEqual([
      { term: { zh: '重排', en: 'layout' }, wrong: { zh: ['回流'] } },
      { term: 'npm', wrong: ['NPM'] },
    ])
  })

  it('reports a mistake with its line', () => {
    const { glossary, problems } = read('- term: npm\n- term: CSS\n  wrong: css\n')
    expect(glossary).toEqual([])
    expect(problems).toEqual([
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
