import { expect, it } from 'vitest'
import { changeDetections } from './angular.ts'
import { explanationOf } from './explanation.ts'
import { models, simulate, stages } from './models.ts'
import { updateStyles } from './components.ts'
import { memoizations } from './react.ts'
import { strings } from './strings.ts'

const all = models.flatMap((model) =>
  updateStyles.flatMap((updateStyle) =>
    memoizations.flatMap((memoization) =>
      changeDetections.map((changeDetection) => ({
        model,
        settings: { updateStyle, memoization, changeDetection },
      })),
    ),
  ),
)

it('says that two texts are written exactly where the model writes them', () => {
  for (const { model, settings } of all) {
    const isWritten = simulate(model, settings).written.length === 2
    expect(explanationOf(model, 'written', settings)).toBe(isWritten ? 'written' : 'stale')
  }
})

it('has a sentence for every possible case, and no unused one', () => {
  const used = all.flatMap(({ model, settings }) =>
    stages.map((stage) => explanationOf(model, stage, settings)),
  )
  for (const { explanations } of Object.values(strings))
    expect(Object.keys(explanations).toSorted()).toEqual([...new Set(used)].toSorted())
})
