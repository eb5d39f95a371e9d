import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { Recording } from '../../src/cache/recording.ts'
import { settingsInputs, settingsInputsFact } from '../../src/config/settingsInputs.ts'
import { runBuild } from '../../src/node/runBuild.ts'
import { openFixture, page } from './openFixture.ts'
import type { FixtureSite } from './fixtureSite.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** A site that was built with settings of which the build knew what they depend on, or not. */
async function builtSite({ isConstant }: { isConstant: boolean }): Promise<FixtureSite> {
  const site = openFixture({ 'content/zh/docs/a.md': page('A', 'Text.') })
  const recording = new Recording(site.root)
  if (isConstant) recording.fact(settingsInputsFact, JSON.stringify(settingsInputs()))
  await recording.run(() => site.build())
  return site
}

/** Whether the command `build` reads the settings. */
async function readsSettings({ root }: FixtureSite): Promise<boolean> {
  vi.spyOn(console, 'log').mockReturnValue()
  const readSettings = vi.fn(() => Promise.reject(new Error('the settings are read')))
  await runBuild({
    root,
    outDir: join(root, 'dist'),
    cacheDir: join(root, '.cache'),
    readSettings,
    loadCode: () => Promise.reject(new Error('no code')),
    pagesFirst: false,
    onPages: () => {},
  }).catch(() => {})
  return readSettings.mock.calls.length > 0
}

it('constant settings are not read if nothing has changed', async () => {
  expect(await readsSettings(await builtSite({ isConstant: true }))).toBe(false)
})

it('constant settings are read after any change', async () => {
  const site = await builtSite({ isConstant: true })
  site.write('content/zh/docs/a.md', page('A', 'Other text.'))
  expect(await readsSettings(site)).toBe(true)
})

it('constant settings are read if the environment names another address', async () => {
  const site = await builtSite({ isConstant: true })
  vi.stubEnv('SITE_URL', 'https://other.example.com')
  expect(await readsSettings(site)).toBe(true)
})

it('other settings are read by every build', async () => {
  expect(await readsSettings(await builtSite({ isConstant: false }))).toBe(true)
})
