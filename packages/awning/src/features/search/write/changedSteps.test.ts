import { expect, it } from 'vitest'
import { changedSteps } from './changedSteps.ts'
import type { Weight } from './pageTerms.ts'

// Page 2 with weight 1 is 9; page 5 with weight 3 is 15 more.
const steps = '9,15'

it.each([
  ['nothing', [], steps],
  ['a page before all others', [[0, 2]], '2,9,15'],
  ['a page between two', [[4, 0]], '9,8,7'],
  ['a page after all others', [[1000, 1]], '9,15,3981'],
  [
    'two pages at the same place',
    [
      [4, 0],
      [3, 1],
    ],
    '9,5,4,7',
  ],
  ['another weight', [[2, 0]], '8,15'],
  ['the loss of the first page', [[2, undefined]], '23'],
  ['the loss of the last page', [[5, undefined]], '9'],
  ['the loss of a page that is not there', [[4, undefined]], steps],
  [
    'a page in place of another',
    [
      [2, undefined],
      [3, 2],
    ],
    '14,11',
  ],
  [
    'the loss of all pages',
    [
      [2, undefined],
      [5, undefined],
    ],
    '',
  ],
] as const)('after %s', (_, changes, expected) => {
  expect(changedSteps(steps, new Map<number, 0 | 1 | 2 | 3 | undefined>(changes))).toBe(expected)
})

it('a term that is new has the pages that it gets', () => {
  expect(
    changedSteps(
      '',
      new Map([
        [7, 1],
        [0, 0],
      ]),
    ),
  ).toBe('0,29')
})

it('any changes give what is written for the pages that are left', () => {
  let seed = 7
  const random = (below: number) => (seed = (seed * 48_271) % 0x7fffffff) % below
  const pagesIn = (count: number) =>
    new Map(Array.from({ length: count }, () => [random(60), random(4) as Weight]))
  const stepsOf = (pages: ReadonlyMap<number, Weight>) => {
    let last = 0
    const written = [...pages].sort(([a], [b]) => a - b)
    return written.map(([page, weight]) => {
      const step = (page - last) * 4 + weight
      last = page
      return step
    })
  }
  for (let round = 0; round < 500; round += 1) {
    const before = pagesIn(random(20))
    const changes = new Map<number, Weight | undefined>(pagesIn(random(6)))
    for (const page of pagesIn(random(6)).keys()) changes.set(page, undefined)
    const after = new Map(before)
    for (const [page, weight] of changes)
      if (weight === undefined) after.delete(page)
      else after.set(page, weight)
    expect(changedSteps(stepsOf(before).join(), changes)).toBe(stepsOf(after).join())
  }
})
