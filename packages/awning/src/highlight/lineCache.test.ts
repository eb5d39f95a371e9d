import { describe, expect, it } from 'vitest'
import { classTheme } from './classTheme.ts'
import { highlighterFor } from './grammars.ts'
import { LineCache } from './lineCache.ts'

/** The same lines, inside and outside of what the lines before them opened. */
const blocks = [
  'const a = `\n  }\nconst b = 1\n`\nconst b = 1',
  'const b = 1\n  }\n/*\nconst b = 1\n*/\n\nconst b = 1',
  'function f() {\n  const b = 1\n  }\nconst b = 1',
  'const a = `\n  }\nconst b = 1\n`\nconst b = 1',
]

describe('the memory of lines', () => {
  it('returns the same tokens as Shiki, whatever was tokenized before', async () => {
    const highlighter = await highlighterFor('typescript', '')
    const lineCache = new LineCache(highlighter, 'typescript', 5000)
    for (const code of blocks) {
      const own = highlighter
        .codeToTokensBase(code, {
          lang: 'typescript',
          theme: classTheme.name,
          tokenizeTimeLimit: 0,
        })
        .map((line) => line.map(({ content, color }) => ({ content, color })))
      expect(lineCache.tokenize(code)).toEqual(own)
    }
  })

  it('calls the grammar once for a line that occurs again in the same state', async () => {
    const highlighter = await highlighterFor('typescript', '')
    let asked = 0
    const counting = {
      ...highlighter,
      getLanguage: (...name: Parameters<typeof highlighter.getLanguage>) => {
        asked += 1
        return highlighter.getLanguage(...name)
      },
    }
    const lineCache = new LineCache(counting, 'typescript', 5000)
    // To the grammar the first line of all is a place of its own.
    lineCache.tokenize('let a = 1\nlet b = 2\nlet a = 1\nlet b = 2')
    expect(asked).toBe(3)
    lineCache.tokenize('let a = 1\nlet b = 2\nlet c = 3')
    expect(asked).toBe(4)
  })

  it('leaves a line beyond the limit plain', async () => {
    const highlighter = await highlighterFor('typescript', '')
    const lineCache = new LineCache(highlighter, 'typescript', 20)
    const long = `let a = ${'1'.repeat(20)}`
    expect(lineCache.tokenize(long)).toEqual([[{ content: long, color: undefined }]])
  })
})
