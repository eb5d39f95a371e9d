import type { LabCodec } from 'awning/lab'
import { isWord, type NameParts, type Scheme } from './bem.ts'

export interface BemState extends NameParts {
  readonly scheme: Scheme
  /** The class attribute to check. */
  readonly classes: string
}

const maxLength = 200

/** `d.card.title.sale..card%20card--sale`: scheme, the four parts, the classes. */
export const codec: LabCodec<BemState> = {
  initial: {
    scheme: 'dashes',
    block: 'book',
    element: 'price',
    modifier: 'sale',
    value: '',
    classes: 'book__head__title book--red',
  },
  encode: ({ scheme, block, element, modifier, value, classes }) =>
    [scheme === 'dashes' ? 'd' : 'u', block, element, modifier, value, classes].join('.'),
  decode(text) {
    const [schemeLetter, block, element, modifier, value, ...classParts] = text
      .slice(0, maxLength)
      .split('.')
    if ((schemeLetter !== 'd' && schemeLetter !== 'u') || !block || value === undefined)
      return undefined
    const parts = { block, element: element ?? '', modifier: modifier ?? '', value }
    if (Object.values(parts).some((word) => word !== '' && !isWord(word))) return undefined
    return {
      scheme: schemeLetter === 'd' ? 'dashes' : 'underscore',
      ...parts,
      classes: classParts.join('.'),
    }
  },
}
