import { expect, it } from 'vitest'
import { changeText } from './lab.ts'
import { usualUpdateStyle, models, simulate, type Model, type Settings } from './models.ts'
import { countsOf } from './updateReport.ts'

const numbersIn = (model: Model) =>
  [...changeText(model).zh.replaceAll('七', '7').replaceAll('两', '2').matchAll(/\d+/g)].map(
    ([digits]) => Number(digits),
  )

function counts(model: Model, some: Partial<Settings> = {}) {
  const settings = {
    updateStyle: usualUpdateStyle[model],
    memoization: 'none',
    changeDetection: 'signals',
    ...some,
  } as const
  return countsOf(simulate(model, settings))
}

it.each(models)('the text about %s has the numbers of the model', (model) => {
  const { ran, compared, written } = counts(model)
  expect(numbersIn(model)).toEqual(expect.arrayContaining([ran, compared, written]))
})

it('the text has the numbers of the other settings too', () => {
  const { ran, compared } = counts('react', { memoization: 'compiler' })
  expect(numbersIn('react')).toEqual(
    expect.arrayContaining([counts('react', { memoization: 'memo' }).ran, ran, compared]),
  )
  expect(numbersIn('vue')).toContain(counts('vue', { updateStyle: 'map' }).ran)
  expect(numbersIn('angular')).toContain(counts('angular', { changeDetection: 'zone' }).compared)
})
