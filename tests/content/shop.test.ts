import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkSite } from '../../src/build/checkSite.ts'
import { formatProblems } from '../../src/content/problem.ts'
import config from '../../site.config.ts'

it('the shop’s own texts leave nothing to remark on', async () => {
  const root = process.cwd()
  const { problems } = await checkSite({ root, config, cacheDir: join(root, '.cache') })
  expect(formatProblems(problems)).toBe('')
  // Without a cache every text is compiled and highlighted first.
}, 60_000)
