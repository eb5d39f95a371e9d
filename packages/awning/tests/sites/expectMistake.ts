import { expect } from 'vitest'
import type { Files } from './fixtureFiles.ts'
import type { FixtureSite } from './fixtureSite.ts'
import { failureOf, openFixture, problemsIn, type ToldProblem } from './openFixture.ts'

export type Expected = Partial<Record<keyof ToldProblem, string | RegExp>>

/** Expects that the build of these files fails with one error, which contains everything that is expected. */
export function expectMistake(files: Files, expected: Expected, config = {}): Promise<void> {
  return expectMistakeIn(openFixture(files, config), expected)
}

/** The same for a site that is there already. */
export async function expectMistakeIn(site: FixtureSite, expected: Expected): Promise<void> {
  const diagnostics = problemsIn(await failureOf(site))
  const matchers = Object.entries(expected).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : expect.stringMatching(value),
  ])
  expect(diagnostics).toMatchObject([{ severity: 'error', ...Object.fromEntries(matchers) }])
}
