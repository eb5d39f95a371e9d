const name = /^[a-z_][\w-]*(?:\.[a-z_][\w-]*)*$/i

/** The names of a `@layer a, b;` statement, without invalid ones. */
export function parseLayers(statement: string): readonly string[] {
  const names = statement.split(',').map((one) => one.trim())
  return [...new Set(names.filter((one) => name.test(one)))]
}

interface Layer {
  readonly path: string
  readonly children: Map<string, Layer>
}

/**
 * Every layer in the order of first appearance, the weakest for normal declarations first. A layer
 * is above its nested layers, and unlayered styles, here '', are above all.
 */
export function orderLayers(appearing: readonly string[]): readonly string[] {
  const root: Layer = { path: '', children: new Map() }
  for (const path of appearing) {
    let layer = root
    for (const part of path === '' ? [] : path.split('.')) {
      const child = layer.children.get(part) ?? {
        path: layer.path === '' ? part : `${layer.path}.${part}`,
        children: new Map(),
      }
      layer.children.set(part, child)
      layer = child
    }
  }
  return flattenLayers(root)
}

function flattenLayers(layer: Layer): readonly string[] {
  return [...[...layer.children.values()].flatMap(flattenLayers), layer.path]
}
