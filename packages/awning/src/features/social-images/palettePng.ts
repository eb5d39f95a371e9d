import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'

const compress = promisify(deflate)
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/**
 * Encodes a picture with flat colours as a PNG with a palette of its most common colours; every other
 * colour is replaced by the nearest of these. A general quantizer takes five times as long, and is only
 * better for pictures with many shades, so this returns undefined for more than `maxColours` colours.
 */
export async function palettePng(
  rgb: Buffer,
  width: number,
  height: number,
  maxColours = 2000,
): Promise<Buffer | undefined> {
  const counts = countColours(rgb, maxColours)
  if (!counts) return undefined
  const colours = [...counts].sort((a, b) => b[1] - a[1]).map(([colour]) => colour)
  const palette = colours.slice(0, 256)
  const index = new Map(palette.map((colour, at) => [colour, at]))
  for (const colour of colours.slice(256)) index.set(colour, nearest(palette, colour))
  const rows = indexRows(rgb, width, height, index)
  // Level 9 takes eight times as long and saves a twentieth.
  return Buffer.concat([
    signature,
    chunk('IHDR', header(width, height)),
    chunk(
      'PLTE',
      Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255])),
    ),
    chunk('IDAT', await compress(rows, { level: 7 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function colourAt(rgb: Buffer, at: number): number {
  return ((rgb[at] ?? 0) << 16) | ((rgb[at + 1] ?? 0) << 8) | (rgb[at + 2] ?? 0)
}

function countColours(rgb: Buffer, maxColours: number): Map<number, number> | undefined {
  const counts = new Map<number, number>()
  let [last, run] = [-1, 0]
  for (let at = 0; at < rgb.length; at += 3) {
    const colour = colourAt(rgb, at)
    if (colour === last) run += 1
    else {
      // Adjacent pixels often have the same colour, so a run is counted at once.
      if (run > 0) counts.set(last, (counts.get(last) ?? 0) + run)
      last = colour
      run = 1
      if (counts.size > maxColours) return undefined
    }
  }
  return counts.set(last, (counts.get(last) ?? 0) + run)
}

function nearest(palette: readonly number[], colour: number): number {
  let [best, bestDistance] = [0, Infinity]
  for (const [at, candidate] of palette.entries()) {
    const red = (candidate >> 16) - (colour >> 16)
    const green = ((candidate >> 8) & 255) - ((colour >> 8) & 255)
    const blue = (candidate & 255) - (colour & 255)
    // The eye is most sensitive to green.
    const distance = 2 * red * red + 4 * green * green + 3 * blue * blue
    if (distance < bestDistance) [best, bestDistance] = [at, distance]
  }
  return best
}

/** One byte for each pixel, and before each row a byte for "no filter". */
function indexRows(
  rgb: Buffer,
  width: number,
  height: number,
  index: ReadonlyMap<number, number>,
): Buffer {
  const rows = Buffer.alloc((width + 1) * height)
  let [last, found] = [-1, 0]
  let at = 0
  for (let y = 0; y < height; y += 1) {
    const row = y * (width + 1) + 1
    for (let x = 0; x < width; x += 1, at += 3) {
      const colour = colourAt(rgb, at)
      if (colour !== last) {
        found = index.get(colour) ?? 0
        last = colour
      }
      rows[row + x] = found
    }
  }
  return rows
}

function header(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(13)
  bytes.writeUInt32BE(width, 0)
  bytes.writeUInt32BE(height, 4)
  // Eight bits per pixel, with a palette.
  bytes.set([8, 3, 0, 0, 0], 8)
  return bytes
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
