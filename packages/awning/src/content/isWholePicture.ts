/**
 * Whether a picture has its end. A download that broke off has its beginning, and so its size, but
 * browsers show a part of it or nothing. Other damage is found when a picture is converted.
 */
export function isWholePicture(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 1, 4) === 'PNG') return bytes.includes('IEND')
  if (bytes.readUInt16BE(0) === 0xffd8) return bytes.includes(Buffer.from([0xff, 0xd9]))
  // Some programs write bytes behind the end of a GIF.
  if (bytes.toString('latin1', 0, 3) === 'GIF') return bytes.includes(';', bytes.length - 64)
  if (bytes.toString('latin1', 0, 4) === 'RIFF') return bytes.readUInt32LE(4) + 8 <= bytes.length
  return bytes.toString('latin1', 4, 8) === 'ftyp' ? hasWholeBoxes(bytes) : true
}

/** AVIF consists of boxes, each of which begins with its length; 0 stands for the rest of the file. */
function hasWholeBoxes(bytes: Buffer): boolean {
  let at = 0
  while (at < bytes.length) {
    if (at + 8 > bytes.length) return false
    const length = bytes.readUInt32BE(at)
    if (length === 0) return true
    if (length < 8) return length === 1
    at += length
  }
  return at === bytes.length
}
