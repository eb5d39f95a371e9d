import { policyHash } from '../../cache/hash.ts'

/** This many are kept, so that memory does not grow with the site. */
const keptHashes = 100

const known = new Map<string, string>()

/**
 * The hash of an inline script or style, quoted as a policy names it. Most pages of a site have the same, and each is
 * needed twice: when the policy is written, and when the finished document is checked.
 */
export function inlineHash(code: string): string {
  let hash = known.get(code)
  if (hash === undefined) {
    hash = `'${policyHash(code)}'`
    const [oldest] = known.keys()
    if (known.size >= keptHashes && oldest !== undefined) known.delete(oldest)
    known.set(code, hash)
  }
  return hash
}
