import { isExternal } from './address.ts'

const example = "Write '/docs' for a page of this site, or 'https://example.com'."

/**
 * What is wrong with the target of a link in the settings; undefined for a link that readers can follow.
 * Only schemes that lead somewhere are allowed: `javascript:` and `data:` would run what they contain.
 */
export function linkMistake(target: string): string | undefined {
  if (target === '') return `must not be empty. ${example}`
  // Browsers drop control characters, and read a backslash as a slash, so `/\x` would be another site.
  if (/[\p{Cc}\\]/u.test(target) || target.trim() !== target)
    return 'must not contain a backslash, a control character or a space at either end. Leave it out.'
  if (!isExternal(target))
    return target.startsWith('/') ? undefined : `must begin with /. ${example}`
  if (/^(?:mailto|tel):[^\s]+$/i.test(target)) return undefined
  if (/^(?:https?:)?\/\//i.test(target))
    return URL.canParse(target, 'https://example.com') ? undefined : `is no address. ${example}`
  return `must not begin with "${target.slice(0, target.indexOf(':') + 1)}". Links begin with /, https:, http:, mailto: or tel:.`
}
