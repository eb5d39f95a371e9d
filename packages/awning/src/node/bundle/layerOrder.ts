import type { Plugin } from 'vite'

/** The one order of the cascade: later layers win, whatever their selectors weigh. */
const order = '@layer tokens, base, prose, components, print;'

/**
 * The browser fixes the order of layers when it first meets them, and style sheets arrive in the
 * order in which components are used. So every sheet begins by saying it.
 */
export function layerOrder(): Plugin {
  return {
    name: 'awning:layer-order',
    enforce: 'pre',
    transform: {
      // In dev the browser asks for `x.css?direct`: the names of a module's classes depend on every byte.
      filter: { id: /\.css(?:\?direct)?$/ },
      handler: (code) => ({ code: `${order}\n${code}`, map: null }),
    },
  }
}
