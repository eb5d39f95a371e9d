import type { PictureTools, SocialPicture } from 'awning'
import type { PictureData, PictureWithTitle } from '../pictureData.ts'
import { book, shelf, shop } from './books.ts'
import { picture, shelfBoard } from './canvas.ts'
import { counter, game } from './counter.ts'
import { entry, ledger } from './ledger.ts'
import { tag, tags } from './tags.ts'

/** The picture of a page as SVG; undefined for the engine's default picture. */
export async function composePicture(
  { data, card, site }: SocialPicture<PictureData | undefined>,
  tools: PictureTools,
): Promise<string | undefined> {
  if (!data) return undefined
  return picture(tools, [
    await scene({ ...data, title: card.title }, tools),
    await shelfBoard(site, tools),
  ])
}

async function scene(
  look: PictureWithTitle<PictureData['look']>,
  tools: PictureTools,
): Promise<string> {
  const { text } = tools
  switch (look.look) {
    case 'shop':
      return shop(look, text)
    case 'shelf':
      return shelf(look, text)
    case 'book':
      return book(look, text)
    case 'game':
      return game(look, tools)
    case 'counter':
      return counter(look, tools)
    case 'entry':
      return entry(look, text)
    case 'ledger':
      return ledger(look, text)
    case 'tags':
      return tags(look, text)
    case 'tag':
      return tag(look, text)
  }
}
