import type { Card, CoverFile } from './card.ts'
import { drawCard } from './draw/drawCard.ts'
import { coverAddress, logoAddress, rasterize } from './rasterize.ts'
import { fontFiles, ownFontFile } from './type/fontFiles.ts'
import { Typesetter } from './type/typesetter.ts'

export interface Drawn {
  readonly png: Buffer
  /** Characters that no font has; they are left out. */
  readonly missing: readonly string[]
}

/** Draws cards. Fonts and covers stay open from one to the next. */
export class Studio {
  readonly #type: Typesetter
  readonly #covers = new Map<string, Promise<string>>()
  readonly #logos = new Map<string, Promise<string | undefined>>()

  /** `fonts`: files of the owner's, asked for what ours have not. */
  constructor(fonts: readonly string[] = []) {
    this.#type = new Typesetter([...fontFiles(), ...fonts.map(ownFontFile)])
  }

  async draw(card: Card): Promise<Drawn> {
    const missing = await this.#type.prepare(textsOf(card))
    const covers = new Map<string, string>()
    for (const { file } of coversOf(card)) covers.set(file, await this.#cover(file))
    const logo = card.mark.picture && (await this.#logo(card.mark.picture.file))
    const svg = drawCard(titled(card, missing), this.#type, covers, logo)
    return { png: await rasterize(svg), missing }
  }

  #logo(file: string): Promise<string | undefined> {
    let logo = this.#logos.get(file)
    if (!logo) {
      logo = logoAddress(file)
      this.#logos.set(file, logo)
    }
    return logo
  }

  #cover(file: string): Promise<string> {
    let cover = this.#covers.get(file)
    if (!cover) {
      cover = coverAddress(file)
      this.#covers.set(file, cover)
    }
    return cover
  }
}

/** Every text on a card, also those that a long list may have no room for. */
export function textsOf(card: Card): string[] {
  // What is cut off ends with an ellipsis.
  const texts = [card.title, card.place, card.shop, card.address, card.mark.letters, '…', '...']
  switch (card.look) {
    case 'shop':
    case 'shelf':
      return [...texts, ...card.books.map(({ label }) => label)]
    case 'book':
      return [...texts, card.text, ...card.books.map(({ label }) => label)]
    case 'game':
      return [...texts, card.facts, card.rating ?? '']
    case 'counter':
      return texts
    case 'entry':
      return [...texts, card.year, card.day, ...card.tags]
    case 'ledger':
      return [...texts, ...card.lines.flatMap(({ date, text }) => [date, text])]
    case 'tags':
      return [...texts, ...card.tags]
    case 'tag':
      return [...texts, card.count]
  }
}

function coversOf(card: Card): readonly CoverFile[] {
  if (card.look === 'counter') return card.covers
  return card.look === 'game' && card.cover ? [card.cover] : []
}

/** A title of which nothing is left gives way to the place, so that the picture still says something. */
function titled(card: Card, missing: readonly string[]): Card {
  const left = missing.reduce((title, character) => title.replaceAll(character, ''), card.title)
  return left.trim() === '' ? { ...card, title: card.place || card.shop } : card
}
