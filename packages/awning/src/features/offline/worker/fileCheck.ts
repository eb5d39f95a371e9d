import type { Check } from './checkedFetch.ts'
import { carriesHash, isIntact } from './fileHash.ts'

/**
 * A file is right when its bytes have the hash that it carries. Pictures of `public/` carry none:
 * of them it is only known that they are neither empty nor a document.
 */
export function fileCheck(href: string): Check {
  return async (bytes, { headers }) =>
    hasType(href, headers.get('content-type') ?? '') &&
    (carriesHash(href) ? isIntact(href, bytes) : bytes.length > 0)
}

/** Browsers refuse scripts, style sheets and SVG of another type, however right the bytes are. */
function hasType(href: string, type: string): boolean {
  const expected = /\.(js|css|svg)$/.exec(href)?.[1]
  return expected === undefined ? !type.includes('text/html') : type.includes(types[expected] ?? '')
}

const types: Readonly<Record<string, string>> = {
  js: 'javascript',
  css: 'text/css',
  svg: 'image/svg',
}

/** The search index carries no hash: a truncated or foreign response is not JSON of its form. */
export function indexCheck(href: string): Check {
  return async (bytes) => {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (typeof value !== 'object' || value === null) return false
    // Files of texts are lists, files of terms hold lists; only the first file of a language is neither.
    if (!href.includes('assets/')) return 'version' in value && 'bundles' in value
    return Array.isArray(value) || Object.values(value).every(Array.isArray)
  }
}
