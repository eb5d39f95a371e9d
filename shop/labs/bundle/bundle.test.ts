import { expect, it } from 'vitest'
import { bundle, fileSize, mainCode } from './bundle.ts'
import { codec } from './codec.ts'

const { initial } = codec

it('removes exports that are not imported', () => {
  const removed = bundle(initial).filter(({ file }) => file === undefined)
  expect(removed.map(({ name, module }) => name || module)).toEqual([
    'date',
    'address',
    'exportPdf',
    'log.js',
  ])
})

it('keeps all exports of a module whose exports are chosen at run time', () => {
  const parts = bundle({ ...initial, format: 'computed' })
  expect(fileSize(parts, 'index.js')).toBe(fileSize(bundle(initial), 'index.js') + 15)
})

it('keeps code with side effects', () => {
  const parts = bundle({ ...initial, log: 'global' })
  expect(parts.find(({ module }) => module === 'log.js')?.file).toBe('index.js')
})

it('moves what is imported dynamically to a file of its own', () => {
  const parts = bundle({ ...initial, chart: 'dynamic' })
  expect([fileSize(parts, 'index.js'), fileSize(parts, 'chart.js')]).toEqual([3, 48])
  expect(mainCode({ ...initial, chart: 'dynamic' })).toContain("await import('./chart.js')")
})

it('reads back what it writes to an address, and nothing else', () => {
  const settings = { chart: 'dynamic', format: 'computed', log: 'global' } as const
  expect(codec.decode(codec.encode(settings))).toEqual(settings)
  expect(codec.decode('002')).toBeUndefined()
})
