import type { Plugin } from 'vite'

const id = 'virtual:awning/site-kinds'

/** Puts the kinds of pages and posts that a site defines into the bundle; by default there are none. */
export function siteKindsPlugin(file: string | undefined): Plugin {
  return {
    name: 'awning:site-kinds',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(loaded) {
      if (loaded !== `\0${id}`) return undefined
      return file === undefined
        ? 'export default {}'
        : `export { default } from ${JSON.stringify(file)}`
    },
  }
}
