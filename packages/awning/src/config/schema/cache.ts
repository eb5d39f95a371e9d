import { z } from 'zod'
import { options } from './options.ts'

const addressMistake = "must be a complete address. Write 'https://cache.example.com/awning'."

/** Entries are requested below this address; a secret in it would be printed with every message. */
const remote = z
  .url({
    protocol: /^https?$/,
    abort: true,
    error: addressMistake,
  })
  .superRefine((address, issues) => {
    const { username, password, search, hash } = new URL(address)
    if (username || password) {
      const message = `must not contain a user or a password. Write the address without them, and token: 'CACHE_TOKEN'.`
      issues.addIssue({ code: 'custom', message })
    }
    if (search || hash) {
      const message = 'must end with a path: the names of entries are appended to it'
      issues.addIssue({ code: 'custom', message })
    }
  })

/**
 * A cache that machines share. Builds look there for compiled texts, rendered pages and pictures before
 * they make them, and store what they have made. It never changes what is built.
 *
 * @example { remote: 'https://cache.example.com/awning', token: 'CACHE_TOKEN' }
 */
export const cacheSchema = options({
  /** Address of the cache, for GET and PUT of entries. Default: none; an empty one means none too. @example 'https://cache.example.com/awning' */
  remote: z
    .union([z.literal('').transform(() => undefined), remote], { error: addressMistake })
    .optional(),
  /**
   * Name of the environment variable that contains the token, which is sent as `Authorization: Bearer`.
   * Where that variable is not set, nothing is stored. Default: no token.
   *
   * @example 'CACHE_TOKEN'
   */
  token: z
    .string()
    .regex(
      /^[A-Z_][A-Z0-9_]*$/,
      "must be the name of an environment variable, and not the token itself. Write 'CACHE_TOKEN'.",
    )
    .optional(),
  /** Whether builds only read it, as for requests from strangers. Default: false. @example true */
  readOnly: z.boolean().default(false),
})
