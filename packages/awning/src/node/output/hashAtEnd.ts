import { shortHash } from '../../cache/hash.ts'
import { hashLength } from '../../client/fileHash.ts'

/** Adds the hash with which the service worker verifies the file; see `client/fileHash.ts`. */
export function withHashAtEnd(name: string, bytes: Buffer): Buffer {
  const hash = shortHash(Buffer.concat([Buffer.from(name), bytes]))
  return Buffer.concat([bytes, Buffer.from(hash)])
}

/** Appends the hash as a comment after the last line. */
export function scriptWithHash(name: string, code: Buffer): Buffer {
  return withHashAtEnd(name, Buffer.concat([code, Buffer.from('\n//')]))
}

/** Appends the hash in a separate chunk, because decoders skip unknown chunks. */
export function webpWithHash(name: string, picture: Buffer): Buffer {
  const chunk = Buffer.from('HASH\0\0\0\0')
  chunk.writeUInt32LE(hashLength, 4)
  const bytes = Buffer.concat([picture, chunk])
  // The container stores its length without its first eight bytes.
  bytes.writeUInt32LE(bytes.length + hashLength - 8, 4)
  return withHashAtEnd(name, bytes)
}
