import { escapeLabel } from './escapeMarkdown.ts'

/** `(address "title")`: what follows the brackets of a link or an image. */
export function destination(url: string, title?: string | null): string {
  // Spaces and brackets would end the address.
  const address = /[\s()<>]/.test(url) ? `<${url.replace(/[<>\n]/g, encodeURIComponent)}>` : url
  return title ? `(${address} "${title.replace(/["\\]/g, '\\$&')}")` : `(${address})`
}

export function markdownLink(text: string, url: string): string {
  return `[${escapeLabel(text)}]${destination(url)}`
}

export function markdownImage(alt: string, url: string, title?: string | null): string {
  return `![${escapeLabel(alt)}]${destination(url, title)}`
}
