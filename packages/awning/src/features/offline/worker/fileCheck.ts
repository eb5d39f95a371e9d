import type { Check } from './fetchChecked.ts'
import { carriesHash, isIntact } from '../../../client/fileHash.ts'

/**
 * A file is valid when its bytes match the hash that it carries. Pictures from `public/` carry none, so
 * for them only an empty body or an HTML document is refused.
 */
export function fileCheck(href: string): Check {
  return async (bytes, { headers }) =>
    hasType(href, headers.get('content-type') ?? '') &&
    (carriesHash(href) ? isIntact(href, bytes) : bytes.length > 0)
}

/** Browsers refuse scripts, style sheets and SVG with a wrong content type, even if the bytes are right. */
function hasType(href: string, type: string): boolean {
  const expected = /\.(js|css|svg|html)$/.exec(href)?.[1]
  return expected === undefined ? !type.includes('text/html') : type.includes(types[expected] ?? '')
}

const types: Readonly<Record<string, string>> = {
  js: 'javascript',
  css: 'text/css',
  svg: 'image/svg',
  html: 'text/html',
}

/** The search index carries no hash, but a truncated or unrelated response is not JSON of this shape. */
export function indexCheck(href: string): Check {
  return async (bytes) => {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (typeof value !== 'object' || value === null) return false
    // Files of texts are arrays and files of terms contain arrays; only the first file of a language does neither.
    if (!/-\d+\.json/.test(href)) return 'version' in value && 'bundles' in value
    return Array.isArray(value) || Object.values(value).every(Array.isArray)
  }
}
