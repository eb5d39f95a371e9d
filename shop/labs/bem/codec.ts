import type { LabCodec } from 'awning/lab'
import { isWord, type Parts, type Scheme } from './bem.ts'

export interface BemState extends Parts {
  readonly scheme: Scheme
  /** The class attribute under judgement. */
  readonly classes: string
}

const longest = 200

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
    const [mark, block, element, modifier, value, ...rest] = text.slice(0, longest).split('.')
    if ((mark !== 'd' && mark !== 'u') || !block || value === undefined) return undefined
    const parts = { block, element: element ?? '', modifier: modifier ?? '', value }
    if (Object.values(parts).some((word) => word !== '' && !isWord(word))) return undefined
    return { scheme: mark === 'd' ? 'dashes' : 'underscore', ...parts, classes: rest.join('.') }
  },
}
