import { extname } from 'node:path'
import { shortHash } from '../cache/hash.ts'
import type { PageFile } from './definePage.ts'

/** A file under `assets/` with a hash of its content in its name: `list.json` is written as `list-0123456789.json`. */
export function hashedFile(base: string, name: string, payload: string): PageFile {
  const extension = extname(name)
  const stem = name.slice(0, name.length - extension.length)
  return { href: `${base}assets/${stem}-${shortHash(payload)}${extension}`, payload }
}
