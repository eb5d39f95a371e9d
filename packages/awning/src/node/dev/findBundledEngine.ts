import { bundleEngine, loadEngine, type Engine, type EngineOptions } from '../bundle/buildEngine.ts'
import { hasModules } from '../bundle/earlyBundle.ts'
import { hasPrebuiltEngine } from '../bundle/prebuiltEngine.ts'
import { isSiteSpecific } from '../bundle/siteSpecific.ts'

/** The engine that the package brings; undefined for a site with MDX or code, and where only the sources of the engine are. */
export async function findBundledEngine(
  options: Omit<EngineOptions, 'modules'>,
): Promise<Engine | undefined> {
  const { root } = options
  if (isSiteSpecific(root, {}) || hasModules(root) || !hasPrebuiltEngine()) return undefined
  return loadEngine(await bundleEngine({ ...options, modules: {} }))
}
