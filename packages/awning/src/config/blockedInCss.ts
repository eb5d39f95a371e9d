import { isExternal } from './address.ts'
import { blockedAddress, type BlockedAddress } from './blockedAddress.ts'
import { isAllowed, type ContentPolicy } from './contentPolicy.ts'

/** What a style sheet loads from other sites, or from `data:`, although the policy forbids it; with its offset. */
export function blockedInCss(
  css: string,
  policy: ContentPolicy,
  origin: string,
): (BlockedAddress & { readonly index: number })[] {
  const code = withoutComments(css)
  const imports = code.matchAll(/@import\s+(?:url\(\s*)?["']?([^"')\s;]+)/gi)
  const others = code.replace(/@import\b[^;]*/gi, spaces).matchAll(/\burl\(\s*["']?([^"')\s]+)/gi)
  const blocked = (directive: string, address: string, index: number) =>
    isExternal(address) && !isAllowed(policy, directive, address, origin)
      ? [{ ...blockedAddress(directive, address, origin), index }]
      : []
  return [
    ...[...imports].flatMap(({ 1: address = '', index }) => blocked('style-src', address, index)),
    ...[...others].flatMap(({ 1: address = '', index }) =>
      blocked(kindOf(address), address, index),
    ),
  ]
}

function spaces(text: string): string {
  return text.replace(/[^\n]/g, ' ')
}

/** Comments become spaces, so that every offset stays the same. */
export function withoutComments(css: string): string {
  return css.replace(/\/\*[^]*?\*\//g, spaces)
}

/** Other files that style sheets load are pictures. */
function kindOf(address: string): string {
  return /^data:[^,]*font|\.(?:woff2?|ttf|otf|eot)(?:[?#]|$)/i.test(address)
    ? 'font-src'
    : 'img-src'
}
