import { shortHash } from '../../cache/hash.ts'
import { hashLength } from '../../client/fileHash.ts'
import type { PictureFormat } from '../../config/pictureFormats.ts'

/** Adds the hash with which the service worker verifies the file; see `client/fileHash.ts`. */
function withHashAtEnd(name: string, bytes: Buffer): Buffer {
  const hash = shortHash(Buffer.concat([Buffer.from(name), bytes]))
  return Buffer.concat([bytes, Buffer.from(hash)])
}

/** Appends the hash as a comment after the last line. */
export function scriptWithHash(name: string, code: Buffer): Buffer {
  return withHashAtEnd(name, Buffer.concat([code, Buffer.from('\n//')]))
}

/** Appends the hash as part of the picture's container, so that decoders skip it. */
export function pictureWithHash(format: PictureFormat, name: string, picture: Buffer): Buffer {
  switch (format) {
    case 'avif':
      return avifWithHash(name, picture)
    case 'webp':
      return webpWithHash(name, picture)
  }
}

/** A box that is free for any use. */
function avifWithHash(name: string, picture: Buffer): Buffer {
  const box = Buffer.from('\0\0\0\0free')
  box.writeUInt32BE(box.length + hashLength, 0)
  return withHashAtEnd(name, Buffer.concat([picture, box]))
}

/** A chunk of an unknown type. */
function webpWithHash(name: string, picture: Buffer): Buffer {
  const chunk = Buffer.from('HASH\0\0\0\0')
  chunk.writeUInt32LE(hashLength, 4)
  const bytes = Buffer.concat([picture, chunk])
  // The container stores its length without its first eight bytes.
  bytes.writeUInt32LE(bytes.length + hashLength - 8, 4)
  return withHashAtEnd(name, bytes)
}
