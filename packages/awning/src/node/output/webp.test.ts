import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../content/temporaryFolder.testing.ts'
import { webp } from './webp.ts'

it('names a picture that is damaged behind its beginning', async () => {
  const picture = { width: 9, height: 9, channels: 3, background: '#a23' } as const
  const bytes = await sharp({ create: picture }).png().toBuffer()
  bytes.fill(0, bytes.indexOf('IDAT') + 8, bytes.indexOf('IEND') - 4)
  const root = temporaryFolder({ 'content/a.png': bytes })
  await expect(webp(join(root, 'content/a.png'), 9, 'a.webp', root)).rejects.toMatchObject({
    name: 'BuildFailure',
    message: expect.stringMatching(
      /^content\/a\.png\n {2}error: the picture is damaged .*\n {6}Save/,
    ),
  })
})
