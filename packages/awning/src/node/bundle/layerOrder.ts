import type { Plugin } from 'vite'

/** The order of the cascade layers. A later layer wins, whatever the specificity of its selectors. */
export const layers: readonly string[] = ['tokens', 'base', 'prose', 'components', 'print']

/**
 * The browser orders layers by their first appearance, and style sheets load in the order in which
 * components are used. So every sheet begins with the order of all layers.
 */
export function layerOrder(): Plugin {
  return {
    name: 'awning:layer-order',
    enforce: 'pre',
    transform: {
      // In dev the browser requests `x.css?direct`, which needs the same text: class names are hashes of it.
      filter: { id: /\.css(?:\?direct)?$/ },
      handler: (code) => ({ code: `@layer ${layers.join()};\n${code}`, map: null }),
    },
  }
}
