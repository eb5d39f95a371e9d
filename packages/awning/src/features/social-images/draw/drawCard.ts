import type { Card } from '../card.ts'
import type { Typesetter } from '../type/typesetter.ts'
import { book, shelf, shop } from './books.ts'
import { counter, game, type Covers } from './counter.ts'
import { entry, ledger } from './ledger.ts'
import { Lettering } from './lettering.ts'
import { picture, plank } from './stage.ts'
import { tag, tags } from './tags.ts'

/** A card as SVG; all its writing is outlines. The typesetter has been prepared for its texts. */
export function drawCard(
  card: Card,
  type: Typesetter,
  covers: Covers,
  logo: string | undefined,
): string {
  const pen = new Lettering(type, card.lang)
  return picture([onStage(card, covers, pen), plank(card, logo, pen)])
}

function onStage(card: Card, covers: Covers, pen: Lettering): string {
  switch (card.look) {
    case 'shop':
      return shop(card, pen)
    case 'shelf':
      return shelf(card, pen)
    case 'book':
      return book(card, pen)
    case 'game':
      return game(card, covers, pen)
    case 'counter':
      return counter(card, covers, pen)
    case 'entry':
      return entry(card, pen)
    case 'ledger':
      return ledger(card, pen)
    case 'tags':
      return tags(card, pen)
    case 'tag':
      return tag(card, pen)
  }
}
