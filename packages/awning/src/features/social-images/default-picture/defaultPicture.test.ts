import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../content/temporaryFolder.testing.ts'
import { ImageUrls } from '../imageUrls.ts'
import { logoSvg } from '../logoSvg.ts'
import type { PictureTools } from '../pictureTools.ts'
import { pictureTexts } from '../pictureTexts.ts'
import type { SocialCard } from '../socialCard.ts'
import { plainPicture } from '../socialPicture.testing.ts'
import type { SocialPicture } from '../socialPicture.ts'
import { TextOutlines } from '../typesetting/textOutlines.ts'
import { Typesetter } from '../typesetting/typesetter.ts'
import { defaultPicture } from './defaultPicture.ts'

const type = new Typesetter()

interface Shown {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly fill: string
  readonly end: number
}

/** Composes a picture and lists its lines of text. */
async function compose(picture: SocialPicture) {
  await type.prepare([...pictureTexts(picture), ' › ', ' · '])
  const lines: Shown[] = []
  class Recorder extends TextOutlines {
    override line(...[text, x, y, style]: Parameters<TextOutlines['line']>): string {
      const width = this.width(text, style)
      const start = style.align === 'end' ? x - width : x
      if (text !== '')
        lines.push({ text, x: start, y, size: style.size, fill: style.fill, end: start + width })
      return super.line(text, x, y, style)
    }
  }
  const text = new Recorder(type, picture.lang)
  const images = new ImageUrls()
  const tools: PictureTools = {
    text,
    image: (file, size) => images.cropped(file, size),
    logo: async (x, y, size) => logoSvg(picture, '', { x, y, size }, new TextOutlines(type, 'zh')),
    svg: (content) => `<svg>${content}</svg>`,
  }
  return { svg: await defaultPicture(picture, tools), lines }
}

const withCard = (card: SocialCard, lang = 'en'): SocialPicture => ({ ...plainPicture, lang, card })
const words = (lines: readonly Shown[]) => lines.map(({ text }) => text)

describe('the default picture', () => {
  it('shows the site, the section of the page, its title and description, and facts', async () => {
    const { lines } = await compose(
      withCard({
        title: 'Container queries',
        section: ['Docs', 'CSS'],
        description: 'Components adapt to their room.',
        facts: ['May 3, 2022', 'Ada'],
      }),
    )
    expect(words(lines)).toEqual([
      '文档站',
      'docs.example.com',
      'Docs › CSS',
      'Container queries',
      'Components adapt to their room.',
      'May 3, 2022 · Ada',
    ])
  })

  it('shows nothing in place of empty fields', async () => {
    const { lines } = await compose(withCard({ title: 'DOM', description: '', facts: [''] }))
    expect(words(lines)).toEqual(['文档站', 'docs.example.com', 'DOM'])
  })

  it.each([
    ['en', 'How a browser turns bytes into pixels, and why every step can be measured. '.repeat(6)],
    ['zh', '浏览器怎样把一串字节变成屏幕上的像素，每一步都可以测量。'.repeat(8)],
  ])(
    'keeps a very long title inside the picture, without the description (%s)',
    async (lang, title) => {
      const description = 'A description.'
      const card = { title, description, section: ['A'], facts: ['B'] }
      const { lines } = await compose(withCard(card, lang))
      expect(words(lines)).not.toContain(description)
      expect(words(lines).join(' ')).toMatch(/…|\.\.\./)
      for (const { end, text } of lines) expect(end, text).toBeLessThanOrEqual(1121)
      const [facts, ...above] = lines.toReversed()
      for (const { y, text } of above) expect(y, text).toBeLessThan((facts?.y ?? 0) - 28)
      expect(above.at(0)?.y).toBeGreaterThan(400)
    },
  )

  it('omits the address if the name is too long', async () => {
    const site = { ...plainPicture.site, name: 'The handbook of everything that there ever was' }
    const { lines } = await compose({ ...plainPicture, site })
    expect(words(lines)).not.toContain('docs.example.com')
  })

  it('has the accent of the area, or the colour of text where the accent would not be readable', async () => {
    const sectionFill = async (accent: string) => {
      const colors = { ...plainPicture.colors, accent }
      const { lines, svg } = await compose({ ...plainPicture, colors })
      expect(svg).toContain(`r="96" fill="${accent}"`)
      return lines.find(({ text }) => text === '博客')?.fill
    }
    expect(await sectionFill('#1f5a66')).toBe('#1f5a66')
    expect(await sectionFill('#ffcc00')).toBe(plainPicture.colors.text)
  })

  it('makes room for a cover, which has its own proportions unless they are extreme', async () => {
    const file = join(temporaryFolder(), 'cover.png')
    await sharp({ create: { width: 64, height: 40, channels: 3, background: '#369' } }).toFile(file)
    const heightOf = async (size: { width?: number; height?: number }) => {
      const cover = { file, hash: '1', ...size }
      const { svg, lines } = await compose(withCard({ title: 'A cover next to words', cover }))
      for (const { end } of lines.slice(2)) expect(end).toBeLessThanOrEqual(632)
      return /<image [^>]*width="432" height="(\d+)"/.exec(svg)?.[1]
    }
    expect(await heightOf({})).toBe('270')
    expect(await heightOf({ width: 640, height: 400 })).toBe('270')
    expect(await heightOf({ width: 1000, height: 100 })).toBe('243')
    expect(await heightOf({ width: 100, height: 1000 })).toBe('432')
  })
})
