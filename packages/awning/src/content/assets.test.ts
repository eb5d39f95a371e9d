import { join } from 'node:path'
import { expect, it } from 'vitest'
import { Recording } from '../cache/recording.ts'
import { Assets } from './assets.ts'
import { temporaryFolder } from './temporaryFolder.testing.ts'

/** The parts of a PNG that are looked at before it is converted: its size, and its end. */
function picture(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(48)
  bytes.write('\x89PNG\r\n\x1a\n', 0, 'latin1')
  bytes.writeUInt32BE(13, 8)
  bytes.write('IHDR', 12)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.write('IEND', 40)
  return bytes
}

it('a picture in many widths and formats is not read for each of them', () => {
  const root = temporaryFolder({ 'content/a.png': picture(3000, 2000) })
  const assets = new Assets(root, '/', ['avif', 'webp'])
  const recording = new Recording(root)
  const found = recording.run(() => assets.image([join(root, 'content/a.png')], 'content'))
  expect(found).toMatchObject({ width: 3000, height: 2000 })
  const names = assets.all.map(({ name }) => name.replace(/-[\da-f]{10}/, ''))
  expect(names).toEqual([
    'a.png',
    ...['avif', 'webp'].flatMap((format) =>
      [480, 960, 1600, 2400].map((width) => `a-${width}w.${format}`),
    ),
  ])
  expect(recording.readCount).toBeLessThan(5)
})
