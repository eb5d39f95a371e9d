import type { LabCodec } from 'awning/lab'

export interface SelectorState {
  readonly text: string
  /** The selector of the parent rule; empty if there is none. */
  readonly parent: string
}

export const maxLength = 160

const initial: SelectorState = { text: '.shelf > .book .title', parent: '' }

/** The matches of the initial selector, for rendering on the server, where no browser can search. */
export const initialMatches: readonly number[] = [6, 10]

/** `parent{selector`: no selector has a brace outside of a string. */
export const selectorCodec: LabCodec<SelectorState> = {
  initial,
  encode: ({ text, parent }) => (parent === '' ? text : `${parent}{${text}`),
  decode(shared) {
    if (shared === '' || shared.length > 2 * maxLength + 1 || /\p{Cc}/u.test(shared))
      return undefined
    const brace = shared.indexOf('{')
    const [text, parent] =
      brace < 0 ? [shared, ''] : [shared.slice(brace + 1), shared.slice(0, brace)]
    return text.length > maxLength || parent.length > maxLength ? undefined : { text, parent }
  },
}
