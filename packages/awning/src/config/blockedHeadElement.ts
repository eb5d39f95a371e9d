import type { BlockedAddress } from './blockedAddress.ts'
import { blockedAddresses } from './blockedAddresses.ts'
import type { ContentPolicy } from './contentPolicy.ts'
import { attributeText, type HeadTag } from './headTagMistake.ts'

/** What an element of the settings or of front matter for the head names and the policy forbids. */
export function blockedHeadElement(
  element: HeadTag,
  policy: ContentPolicy,
  origin: string,
): BlockedAddress[] {
  const attribute = (name: string) => attributeText(element, name) || undefined
  return blockedAddresses({ name: element.tag, attribute }, policy, origin)
}
