import type { LabCodec } from 'awning/lab'

export interface SelectorState {
  readonly text: string
  /** The selector of the rule around, empty where there is none. */
  readonly parent: string
}

export const longest = 160

const initial: SelectorState = { text: '.shelf > .book .title', parent: '' }

/** What the first selector finds: the drawing in the page has no browser to ask. */
export const initialFound: readonly number[] = [6, 10]

/** `parent{selector`: no selector has a brace outside of a string. */
export const selectorCodec: LabCodec<SelectorState> = {
  initial,
  encode: ({ text, parent }) => (parent === '' ? text : `${parent}{${text}`),
  decode(shared) {
    if (shared === '' || shared.length > 2 * longest + 1 || /\p{Cc}/u.test(shared)) return undefined
    const brace = shared.indexOf('{')
    const [text, parent] =
      brace < 0 ? [shared, ''] : [shared.slice(brace + 1), shared.slice(0, brace)]
    return text.length > longest || parent.length > longest ? undefined : { text, parent }
  },
}
