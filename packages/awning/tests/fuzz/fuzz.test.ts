import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxMilliseconds, properties } from './properties.ts'

/** Half a minute of `npm run fuzz`, always with the same seed, so that it fails for changes and not by chance. */
const seed = 20_220_312
const milliseconds = { settings: 3000, content: 15_000, build: 6000 }

describe('generated mistakes', () => {
  it.each(['settings', 'content', 'build'] as const)(
    `in %s lead to no crash (npm run fuzz -- --seed ${seed})`,
    { timeout: 60_000 },
    async (name) => {
      const details = await fc.check(properties[name].property, {
        seed,
        numRuns: 1000,
        endOnFailure: true,
        // Without it, a run that never ends would count as one that was interrupted.
        timeout: maxMilliseconds,
        interruptAfterTimeLimit: milliseconds[name],
        markInterruptAsFailure: false,
      })
      expect(details.failed, fc.defaultReportMessage(details)).toBe(false)
      expect(details.numRuns).toBeGreaterThan(0)
    },
  )
})
