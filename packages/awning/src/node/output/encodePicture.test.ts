import sharp from 'sharp'
import { expect, it } from 'vitest'
import { pictureFormats } from '../../config/pictureFormats.ts'
import { encodePicture } from './encodePicture.ts'

it.each(pictureFormats)(
  'names a picture that is damaged behind its beginning (%s)',
  async (format) => {
    const picture = { width: 9, height: 9, channels: 3, background: '#a23' } as const
    const bytes = await sharp({ create: picture }).png().toBuffer()
    bytes.fill(0, bytes.indexOf('IDAT') + 8, bytes.indexOf('IEND') - 4)
    const place = () => ({ file: 'content/zh/docs/a.md', line: 5, column: 8 })
    const encoded = encodePicture({ file: 'content/a.png', bytes }, { format, width: 9 }, place)
    await expect(encoded).rejects.toMatchObject({
      name: 'BuildFailure',
      message: expect.stringMatching(
        /^content\/zh\/docs\/a\.md\n {2}5:8 error: the picture a\.png is damaged .*\n {6}Save/,
      ),
    })
  },
)
