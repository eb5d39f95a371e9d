import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkSite } from '../../../packages/awning/src/node/checkSite.ts'
import { loadSiteCode } from '../../../packages/awning/src/node/loadSiteCode.ts'
import { publicationTime } from '../../../packages/awning/src/content/publicationTime.ts'
import { formatDiagnostics } from '../../../packages/awning/src/content/diagnostic.ts'
import config from '../../site.config.ts'
import { shopRoot } from '../shopRoot.ts'

it('awning check reports nothing about the shop’s own texts', async () => {
  const root = shopRoot
  const code = await loadSiteCode(root, config)
  const { diagnostics } = await checkSite({ root, config, code, cacheDir: join(root, '.cache') })
  expect(formatDiagnostics(diagnostics)).toBe('')
  // Without a cache every text is compiled and highlighted first.
}, 60_000)

it('a text is published when its day begins in China', () => {
  expect(publicationTime('2030-05-01', config.timeZone)).toBe(Date.parse('2030-05-01T00:00+08:00'))
})
