import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { hashLength } from '../features/offline/worker/fileHash.ts'
import type { PageFile } from './definePage.ts'

/** A file under `assets/` that carries a hash of its content: `list.json` is written as `list-0123456789.json`. */
export function hashedFile(base: string, name: string, payload: string): PageFile {
  const hash = createHash('sha256').update(payload).digest('hex').slice(0, hashLength)
  const extension = extname(name)
  const stem = name.slice(0, name.length - extension.length)
  return { href: `${base}assets/${stem}-${hash}${extension}`, payload }
}
