import type { PictureTools } from '../pictureTools.ts'
import type { SocialPicture } from '../socialPicture.ts'
import { background } from './background.ts'
import { cover, coverStart } from './cover.ts'
import { header } from './header.ts'
import { layout } from './layout.ts'
import { textBlock } from './textBlock.ts'

/** The social image of a site that does not compose its own, in the colours of its theme. */
export async function defaultPicture(picture: SocialPicture, tools: PictureTools): Promise<string> {
  const { card, colors } = picture
  const facts = (card.facts ?? []).filter(Boolean).join(' · ')
  const end = card.cover ? coverStart - 56 : layout.end
  const width = end - layout.start
  return tools.svg(
    [
      background(colors),
      await header(picture, tools),
      textBlock(picture, tools.text, {
        width,
        bottom: facts === '' ? layout.bottom : layout.facts - 64,
      }),
      facts === ''
        ? ''
        : tools.text.fittedLine(
            facts,
            { x: layout.start, y: layout.facts, width: Math.min(width, 860) },
            { size: 28, smallest: 22, weight: 600, fill: colors.mutedText },
          ),
      card.cover ? await cover(card.cover, colors, tools) : '',
    ].join(''),
  )
}
