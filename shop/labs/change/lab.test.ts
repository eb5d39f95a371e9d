import { expect, it } from 'vitest'
import { changeText } from './lab.ts'
import { habits, models, simulate, type Model, type Settings } from './models.ts'
import { countsOf } from './report.ts'

const numbersIn = (model: Model) =>
  [...changeText(model).zh.replaceAll('七', '7').replaceAll('两', '2').matchAll(/\d+/g)].map(
    ([digits]) => Number(digits),
  )

function counts(model: Model, some: Partial<Settings> = {}) {
  const settings = { way: habits[model], saving: 'none', checking: 'signals', ...some } as const
  return countsOf(simulate(model, settings))
}

it.each(models)('what is said of %s are the numbers that the model counts', (model) => {
  const { ran, compared, written } = counts(model)
  expect(numbersIn(model)).toEqual(expect.arrayContaining([ran, compared, written]))
})

it('the other settings are told with their numbers too', () => {
  const { ran, compared } = counts('react', { saving: 'compiler' })
  expect(numbersIn('react')).toEqual(
    expect.arrayContaining([counts('react', { saving: 'memo' }).ran, ran, compared]),
  )
  expect(numbersIn('vue')).toContain(counts('vue', { way: 'map' }).ran)
  expect(numbersIn('angular')).toContain(counts('angular', { checking: 'zone' }).compared)
})
