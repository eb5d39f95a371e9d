import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { plainSite } from '../config/plainSite.testing.ts'
import type { SiteFile } from '../content/siteFile.ts'
import { temporaryFolder } from '../content/temporaryFolder.testing.ts'
import { OutputFolder } from './output/outputFolder.ts'
import { silent } from './progress.ts'
import { writeSiteFiles } from './writeSiteFiles.ts'

const engine = { hash: 'engine' }

it('lets messages of other threads arrive between files', async () => {
  const output = new OutputFolder(join(temporaryFolder(), 'dist'))
  const made: number[] = []
  const files = Array.from({ length: 20 }, (_, number): SiteFile => {
    const make = () => {
      made.push(number)
      return ''
    }
    return { path: `${number}.md`, hash: '', make }
  })
  const writing = writeSiteFiles('files', files, {
    config: plainSite,
    progress: silent,
    output,
    engine,
  })
  await setImmediate()
  expect(made.length).toBeLessThan(20)
  await writing
  expect(made.length).toBe(20)
})
