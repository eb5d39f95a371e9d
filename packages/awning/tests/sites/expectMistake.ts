import { expect } from 'vitest'
import type { Files } from './fixtureSite.ts'
import { failureOf, openFixture, problemsIn, type ToldProblem } from './openFixture.ts'

export type Expected = Partial<Record<keyof ToldProblem, string | RegExp>>

/** Expects that the build fails with one error, which contains everything that is expected. */
export async function expectMistake(files: Files, expected: Expected, config = {}) {
  const diagnostics = problemsIn(await failureOf(openFixture(files, config)))
  const matchers = Object.entries(expected).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : expect.stringMatching(value),
  ])
  expect(diagnostics).toMatchObject([{ severity: 'error', ...Object.fromEntries(matchers) }])
}
