import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { buildSite } from '../../src/node/buildSite.ts'
import { bundleEngine } from '../../src/node/bundle/buildEngine.ts'
import type * as buildEngine from '../../src/node/bundle/buildEngine.ts'
import { silent } from '../../src/node/progress.ts'
import { plainConfig, sharedEngine } from './fixtureSite.ts'
import { openFixture, page } from './openFixture.ts'

vi.mock('../../src/node/bundle/buildEngine.ts', async (importOriginal) => {
  const original = await importOriginal<typeof buildEngine>()
  return { ...original, bundleEngine: vi.fn<typeof original.bundleEngine>() }
})

it('a site without MDX is bundled once', async () => {
  const { folder } = await sharedEngine()
  vi.mocked(bundleEngine).mockResolvedValue(folder)
  const { root } = openFixture({ 'content/zh/docs/a.md': page('A') })
  const cacheDir = join(root, '.cache')
  const outDir = join(root, 'dist')
  await buildSite({ root, config: plainConfig, outDir, cacheDir, progress: silent })
  expect(bundleEngine).toHaveBeenCalledTimes(1)
})
