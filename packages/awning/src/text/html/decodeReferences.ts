import { decodeHTMLAttribute } from 'entities'

/** A text or the value of an attribute with its character references (`&amp;`) decoded. */
export function decodeReferences(value: string): string {
  return value.includes('&') ? decodeHTMLAttribute(value) : value
}
