import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxMilliseconds, properties } from './properties.ts'

/** A sample of `npm run fuzz`, always with the same seed and size, so that it fails for changes and not by chance. */
const seed = 20_220_312
const runs = { settings: 100, content: 50, build: 3 }

describe('generated mistakes', () => {
  it.each(['settings', 'content', 'build'] as const)(
    `in %s lead to no crash (npm run fuzz -- --seed ${seed})`,
    { timeout: 180_000 },
    async (name) => {
      const details = await fc.check(properties[name].property, {
        seed,
        numRuns: runs[name],
        endOnFailure: true,
        timeout: maxMilliseconds,
      })
      expect(details.failed, fc.defaultReportMessage(details)).toBe(false)
      expect(details.numRuns).toBe(runs[name])
    },
  )
})
