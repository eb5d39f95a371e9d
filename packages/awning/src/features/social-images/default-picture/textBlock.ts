import { contrast } from '../../../theme/styles/contrast.ts'
import type { SocialPicture } from '../socialPicture.ts'
import { startOf, type TextOutlines, type TextRoom } from '../typesetting/textOutlines.ts'
import { layout } from './layout.ts'

const sectionSize = 31
const titleBox = { sizes: [144, 126, 110, 96, 86, 76, 68, 60, 54, 48], lineHeight: 1.2 } as const
const titleWeight = 800
const descriptionBox = { sizes: [31], lineHeight: 1.5, height: 31 * 2.5 } as const
const descriptionWeight = 400
/** Longer lines of small text are hard to read. */
const maxLineWidth = 900
/** Space below the section, and above the description. */
const gaps = { section: 26, description: 34 } as const
/** The contrast that WCAG asks for large text. */
const minContrast = 3

/** Section, title and description, one below the other, in the middle of their region. */
export function textBlock(
  { card, colors }: SocialPicture,
  text: TextOutlines,
  { width, bottom }: { readonly width: number; readonly bottom: number },
): string {
  const { start: x, top } = layout
  const section = (card.section ?? []).join(' › ')
  const sectionHeight = section === '' ? 0 : sectionSize + gaps.section
  const height = bottom - top - sectionHeight
  const small = { ...descriptionBox, width: Math.min(width, maxLineWidth) }
  const withDescription = { ...titleBox, width, height: height - gaps.description - small.height }
  // A title that needs the whole region gets it.
  const description =
    card.description && text.fits(card.title, withDescription, titleWeight)
      ? text.wholeSentences(card.description, small, descriptionWeight)
      : ''
  const titleArea = description === '' ? { ...withDescription, height } : withDescription
  const titleHeight = heightOf(card.title, titleArea, titleWeight, text)
  const descriptionHeight =
    description === ''
      ? 0
      : gaps.description + heightOf(description, small, descriptionWeight, text)
  const y = top + (height - titleHeight - descriptionHeight) / 2
  // Short lines of a text from right to left are below its title.
  const isRightToLeft = startOf(description, { x, width }).align === 'end'
  const descriptionX = isRightToLeft ? x + width - small.width : x
  const sectionStart = startOf(section, { x, width })
  const hasContrast = contrast(colors.accent, colors.background) >= minContrast
  return [
    text.fittedLine(
      section,
      { x: sectionStart.x, y: y + sectionSize * 0.87, width },
      {
        align: sectionStart.align,
        size: sectionSize,
        smallest: 25,
        weight: 700,
        fill: hasContrast ? colors.accent : colors.text,
      },
    ),
    text.block(
      card.title,
      { ...titleArea, x, y: y + sectionHeight, verticalAlign: 'top' },
      { weight: titleWeight, fill: colors.text },
    ),
    text.block(
      description,
      {
        ...small,
        x: descriptionX,
        y: y + sectionHeight + titleHeight + gaps.description,
        verticalAlign: 'top',
      },
      { weight: descriptionWeight, fill: colors.mutedText },
    ),
  ].join('')
}

/** From the top of the characters on the first line to the bottom of those on the last. */
function heightOf(words: string, room: TextRoom, weight: number, text: TextOutlines): number {
  const { size, lines } = text.fit(words, room, weight)
  return size * (1 + room.lineHeight * (lines.length - 1))
}
