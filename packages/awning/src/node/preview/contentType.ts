import { extname } from 'node:path'
import { lookup } from 'mime-types'

/** Formats that are text, or compress as well as text. */
const compressible = /^text\/|^application\/(?:json|xml|wasm)$|\+(?:json|xml)$/

export function contentType(name: string): string {
  const type = typeOf(name)
  return compressible.test(type) && type !== 'application/wasm' ? `${type}; charset=utf-8` : type
}

/** Whether compressing pays off: the other formats are compressed already or not known. */
export function isCompressible(name: string): boolean {
  return compressible.test(typeOf(name))
}

function typeOf(name: string): string {
  const extension = extname(name)
  // The registered name of this type is one that browsers do not use.
  if (extension.toLowerCase() === '.ico') return 'image/x-icon'
  return (extension !== '' && lookup(extension)) || 'application/octet-stream'
}
