/** The published types of this package do not have the option `preferred` yet. */
declare module 'negotiator' {
  import type { IncomingMessage } from 'node:http'

  export default class Negotiator {
    constructor(request: Pick<IncomingMessage, 'headers'>)
    /** Those of the available encodings that the client accepts, best first. */
    encodings(
      available: readonly string[],
      options: { readonly preferred: readonly string[] },
    ): string[]
  }
}
