import { createBuilder } from 'vite'
import rsc, { getPluginApi } from '@vitejs/plugin-rsc'
import { expect, it, vi } from 'vitest'
import { buildEnvironments } from './buildEnvironments.ts'

it('bundles each environment once, and puts the client components in order before the client', async () => {
  const builder = await createBuilder({ configFile: false, plugins: [rsc()] })
  const manager = getPluginApi(builder.config)?.manager
  if (!manager) throw new Error('the plugin has no manager')
  const steps: unknown[] = []
  vi.spyOn(builder, 'build').mockImplementation(async ({ name }) => {
    steps.push(name)
    return []
  })
  vi.spyOn(manager, 'stabilize').mockImplementation(() => void steps.push('in order'))
  vi.spyOn(manager, 'writeAssetsManifest').mockImplementation((names) => void steps.push(names))
  await buildEnvironments(builder)
  expect(steps).toEqual(['rsc', 'in order', 'client', 'ssr', ['ssr', 'rsc']])
})
