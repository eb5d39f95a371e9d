import { expect, it } from 'vitest'
import { checkings } from './angular.ts'
import { explanationOf } from './explanation.ts'
import { models, simulate, stages } from './models.ts'
import { ways } from './parts.ts'
import { savings } from './react.ts'
import { strings } from './strings.ts'

const all = models.flatMap((model) =>
  ways.flatMap((way) =>
    savings.flatMap((saving) =>
      checkings.map((checking) => ({ model, settings: { way, saving, checking } })),
    ),
  ),
)

it('says that two texts are written exactly where they are, and that nothing is where nothing is', () => {
  for (const { model, settings } of all) {
    const isWritten = simulate(model, settings).written.length === 2
    expect(explanationOf(model, 'written', settings)).toBe(isWritten ? 'written' : 'stale')
  }
})

it('has a sentence for everything that can happen, and none for what cannot', () => {
  const used = all.flatMap(({ model, settings }) =>
    stages.map((stage) => explanationOf(model, stage, settings)),
  )
  for (const { explanations } of Object.values(strings))
    expect(Object.keys(explanations).toSorted()).toEqual([...new Set(used)].toSorted())
})
