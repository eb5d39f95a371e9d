import { srcsetAddresses } from '../text/html/srcset.ts'
import {
  blockedAddress,
  blockedScriptLink,
  isScriptAddress,
  type BlockedAddress,
} from './blockedAddress.ts'
import { isAllowed, type ContentPolicy } from './contentPolicy.ts'

/** An element of a page as far as its policy is concerned. Names are those of HTML, in lower case. */
export interface CheckedElement {
  readonly name: string
  readonly attribute: (name: string) => string | undefined
}

/** Attributes with addresses, and the directives that decide about them. Those of `link` depend on its `rel`. */
const addressAttributes: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  audio: [['src', 'media-src']],
  base: [['href', 'base-uri']],
  button: [['formaction', 'form-action']],
  embed: [['src', 'object-src']],
  form: [['action', 'form-action']],
  frame: [['src', 'frame-src']],
  iframe: [['src', 'frame-src']],
  image: [
    ['href', 'img-src'],
    ['xlink:href', 'img-src'],
  ],
  img: [
    ['src', 'img-src'],
    ['srcset', 'img-src'],
  ],
  input: [
    ['src', 'img-src'],
    ['formaction', 'form-action'],
  ],
  object: [['data', 'object-src']],
  script: [['src', 'script-src']],
  source: [
    ['src', 'media-src'],
    ['srcset', 'img-src'],
  ],
  track: [['src', 'media-src']],
  video: [
    ['src', 'media-src'],
    ['poster', 'img-src'],
  ],
}

/** Names of the elements that may load something. */
export const checkedElements: ReadonlySet<string> = new Set([
  ...Object.keys(addressAttributes),
  'a',
  'area',
  'link',
])

/** Names of the attributes above. */
export const checkedAttributes: ReadonlySet<string> = new Set([
  ...Object.values(addressAttributes).flatMap((pairs) => pairs.map(([name]) => name)),
  'href',
  'rel',
  'as',
])

/** Directives for `<link rel="preload" as="…">`. */
const preloads: Readonly<Record<string, string>> = {
  audio: 'media-src',
  fetch: 'connect-src',
  font: 'font-src',
  image: 'img-src',
  script: 'script-src',
  style: 'style-src',
  video: 'media-src',
}

/** What an element loads, or sends, although the policy of its page forbids it. */
export function blockedAddresses(
  element: CheckedElement,
  policy: ContentPolicy,
  origin: string,
): BlockedAddress[] {
  const { name } = element
  if (name === 'a' || name === 'area') return blockedLink(element)
  const pairs = name === 'link' ? linkAttributes(element) : addressAttributes[name]
  if (!pairs) return []
  return pairs.flatMap(([attribute, directive]) => {
    const value = element.attribute(attribute)
    if (value === undefined) return []
    return addressesIn(attribute, value)
      .filter((address) => !isHarmless(address, directive))
      .filter((address) => !isAllowed(policy, directive, address, origin))
      .map((address) => blockedAddress(directive, address, origin))
  })
}

/** `javascript:` in a link is an inline script. */
function blockedLink({ attribute }: CheckedElement): BlockedAddress[] {
  const href = attribute('href')
  if (href === undefined || !isScriptAddress(href)) return []
  return [blockedScriptLink]
}

/** React writes `javascript:` into a form whose action is a function, and an empty frame loads nothing. */
function isHarmless(address: string, directive: string): boolean {
  if (directive === 'form-action') return isScriptAddress(address)
  return address.trim() === '' || /^\s*about:/i.test(address)
}

function linkAttributes({ attribute }: CheckedElement): readonly (readonly [string, string])[] {
  const rel = attribute('rel')?.toLowerCase().split(/\s+/) ?? []
  if (rel.includes('stylesheet')) return [['href', 'style-src']]
  if (rel.some((one) => one === 'icon' || one === 'apple-touch-icon')) return [['href', 'img-src']]
  if (rel.includes('modulepreload')) return [['href', 'script-src']]
  if (rel.includes('manifest')) return [['href', 'manifest-src']]
  const preload = rel.includes('preload')
    ? preloads[attribute('as')?.toLowerCase() ?? '']
    : undefined
  return preload === undefined ? [] : [['href', preload]]
}

function addressesIn(attribute: string, value: string): string[] {
  return attribute === 'srcset' ? srcsetAddresses(value) : [value]
}
