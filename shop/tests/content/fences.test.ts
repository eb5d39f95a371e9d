import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { collectFences } from './examples/contentFences.ts'
import { expectNoProblems } from './examples/expectNoProblems.ts'
import { checkOf } from './fences/checkFenceCode.ts'
import { excerptOf } from './fences/excerptOf.ts'
import { repositoryRoot } from '../../../packages/awning/tests/repositoryRoot.ts'
import { shopRoot } from '../shopRoot.ts'

const fences = ['content', 'pages'].flatMap((folder) =>
  existsSync(join(shopRoot, folder)) ? collectFences(shopRoot, folder, () => true) : [],
)

describe('every code block of the site is checked', () => {
  for (const [index, fence] of fences.entries()) {
    const place = `${fence.file}:${fence.line}`
    const { excerpt, from } = fence.values ?? {}
    if (excerpt !== undefined)
      it(`${place} is an excerpt, and says why it cannot be read alone`, () => {
        expect(excerpt.trim(), 'write the reason: excerpt="…"').not.toBe('')
      })
    else if (from !== undefined)
      it(`${place} is in ${from}`, () => {
        const file = join(repositoryRoot, from)
        expect(existsSync(file), `there is no file ${from}`).toBe(true)
        const found = excerptOf(fence.code, readFileSync(file, 'utf8'))
        if (!found.isFound) expect(found.part, `${place} differs from ${from}`).toBe(found.nearest)
      })
    else {
      const check = checkOf(fence, fences.slice(index + 1))
      if (check.by === 'its parser')
        it(`${place} is ${fence.lang} without mistakes`, () => {
          expectNoProblems(fence, check.problems())
        })
      if (check.by === 'nothing')
        it(`${place} is checked by something`, () => {
          const message = `nothing checks the language "${fence.lang}": add a parser, or write excerpt="…" with the reason`
          expectNoProblems(fence, [{ line: 0, message }])
        })
    }
  }

  it('and nearly all are: at most one in twenty is an excerpt', () => {
    const excerpts = fences.filter(({ values }) => values?.['excerpt'] !== undefined)
    expect(excerpts.length).toBeLessThanOrEqual(fences.length / 20)
  })
})
