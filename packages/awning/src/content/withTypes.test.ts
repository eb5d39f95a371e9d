import { describe, expect, it } from 'vitest'
import type { CheckedTypes, TypeChecker } from '../highlight/twoslash/typeCache.ts'
import { compileMd } from '../markdown/compiling.testing.ts'
import { withTypes } from './withTypes.ts'

const mistake = { severity: 'error', line: 1, message: 'wrong', hint: 'right' } as const
const typed = { code: 'a', hovers: [], marks: [], notes: [] }
const checker = (checked: CheckedTypes): TypeChecker => ({
  check: () => Promise.resolve(checked),
  areCurrent: () => true,
})
const run = (source: string, checked: CheckedTypes) =>
  withTypes(compileMd(source).code, checker(checked))

describe('blocks that ask for types', () => {
  it('have mistakes on the line of the text, and then no types', async () => {
    const result = await run('x\n\n```ts twoslash\n// @strict\nb\n```', { mistakes: [mistake] })
    expect(result.diagnostics).toEqual([
      { severity: 'error', line: 5, column: 1, message: 'wrong', hint: 'right' },
    ])
    expect(result).toMatchObject({ failed: true, code: [{ code: 'b' }] })
    expect(result.code[0]).not.toHaveProperty('types')
  })

  it('have mistakes of an imported file on the line that imports it', async () => {
    const { diagnostics } = await run('x\n\n<<< ./a.ts twoslash', { mistakes: [mistake] })
    expect(diagnostics).toMatchObject([{ line: 3, message: 'line 2 of the imported code: wrong' }])
  })

  it('get their types, and the text depends on the files of all of them', async () => {
    const checked = { typed, warnings: [{ ...mistake, severity: 'warning' as const }] }
    const inputs = [['a.ts', '1']] as const
    const result = await run('```ts twoslash\na\n```\n\n```tsx twoslash\nb\n```', {
      ...checked,
      inputs,
    })
    expect(result).toMatchObject({
      failed: false,
      inputs,
      code: [{ types: typed }, { types: typed }],
    })
    expect(result.diagnostics).toHaveLength(2)
  })

  it('are none without the word, or in another language', async () => {
    const { code } = await run('```ts\na\n```\n\n```css twoslash\nb {}\n```', {
      mistakes: [mistake],
    })
    expect(code.map((block) => block.types)).toEqual([undefined, undefined])
  })
})
