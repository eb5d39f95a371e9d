import { getPluginApi } from '@vitejs/plugin-rsc'
import type { ViteBuilder } from 'vite'

/**
 * Does what `buildApp` of the RSC plugin does, except that the plugin first goes through all modules
 * twice, to find functions of a server that client components call. A static site has none.
 */
export async function buildEnvironments({
  config,
  environments,
  build,
}: ViteBuilder): Promise<void> {
  const { manager } = getPluginApi(config) ?? {}
  const { rsc, client, ssr } = environments
  if (!manager || !rsc || !client || !ssr)
    throw new Error('the RSC plugin is not part of the bundle')
  await build(rsc)
  // The client components that were found are put into order, so that the chunks do not depend on chance.
  manager.stabilize()
  await build(client)
  await build(ssr)
  manager.writeAssetsManifest(['ssr', 'rsc'])
}
