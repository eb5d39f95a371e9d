import type { EvaluatedModuleNode, EvaluatedModules } from 'vite/module-runner'

/**
 * Makes the next import run a file again, and everything that imports it. Vite does so too, but only
 * after the browser has been asked to fetch the page, which would then come from the old modules.
 */
export function invalidateEvaluated(modules: EvaluatedModules, file: string): void {
  const invalidated = new Set<EvaluatedModuleNode>()
  const invalidate = (node: EvaluatedModuleNode | undefined): void => {
    if (!node || invalidated.has(node)) return
    invalidated.add(node)
    modules.invalidateModule(node)
    for (const id of node.importers) invalidate(modules.getModuleById(id))
  }
  for (const node of modules.getModulesByFile(file) ?? []) invalidate(node)
}
