import { expect, it } from 'vitest'
import { scriptSizes } from './scriptSizes.ts'

const range = (startOffset: number, endOffset: number, runs: number) => ({
  startOffset,
  endOffset,
  count: runs,
})

it('counts what ran: an inner range overrules the one around it', () => {
  const script = {
    source: 'x'.repeat(100),
    functions: [
      { ranges: [range(20, 60, 0)] },
      { ranges: [range(0, 100, 1)] },
      { ranges: [range(30, 40, 2)] },
    ],
  }
  expect(scriptSizes([script])).toEqual({ script: 100, scriptRan: 70 })
  expect(scriptSizes([script, script, { functions: [] }])).toEqual({ script: 200, scriptRan: 140 })
})
