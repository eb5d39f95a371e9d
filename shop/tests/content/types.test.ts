import { beforeAll, describe, it } from 'vitest'
import { checkTypes, type TypedCode } from './examples/checkTypes.ts'
import type { Problem } from './examples/claim.ts'
import { collectFences, type ContentFence } from './examples/contentFences.ts'
import { expectNoProblems } from './examples/expectNoProblems.ts'
import { shopRoot } from '../shopRoot.ts'

const fences = collectFences(shopRoot).filter(({ flags }) => flags.includes('types'))
const typed = fences.filter((fence): fence is ContentFence & TypedCode =>
  ['ts', 'tsx'].includes(fence.lang),
)

describe('the typed examples of the site', () => {
  let problems: Problem[][] = []
  beforeAll(async () => {
    problems = await checkTypes(typed, shopRoot)
  })

  for (const fence of fences) {
    it(`${fence.file}:${fence.line} has the types and the errors that it says`, () => {
      const index = typed.findIndex((one) => one === fence)
      const why = `\`${fence.lang}\` has no types to check: only ts and tsx do`
      expectNoProblems(fence, index < 0 ? [{ line: 0, message: why }] : (problems[index] ?? []))
    })
  }
})
