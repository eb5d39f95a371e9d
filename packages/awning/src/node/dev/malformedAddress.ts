import type { Plugin } from 'vite'

/**
 * An address that cannot be decoded, such as `/%`, has no page. Vite would answer it with an error and
 * its stack, so this comes before Vite.
 */
export function malformedAddress(base: string): Plugin {
  return {
    name: 'awning:malformed-address',
    configureServer(server) {
      server.middlewares.use((request, _, next) => {
        if (!isDecodable(request.url ?? '/')) request.url = `${base}404`
        next()
      })
    },
  }
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(new URL(url, 'http://dev').pathname)
    return true
  } catch {
    return false
  }
}
