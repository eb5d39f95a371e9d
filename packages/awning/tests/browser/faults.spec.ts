import { expect, test } from '@playwright/test'
import { runFaults } from '../faults/runFaults.ts'
import { siteVersion } from '../faults/siteVersions.ts'
import { buildFixture } from './fixtureSites.ts'

/** A sample of `npm run faults`, always with the same seed. The version with another app is left out: bundling it takes too long. */
const sample = { seed: 1, faults: 3 }

test('random visits to a host that fails break no rule, and recover when the faults stop', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const folders: string[] = []
  for (const edition of ['a', 'b'] as const) {
    const { files, settings } = siteVersion(edition)
    folders.push((await buildFixture(files, settings)).output)
  }
  const { violations } = await runFaults(browser, { ...sample, folders, parallel: 2 })
  expect(violations.join('\n\n')).toBe('')
})
