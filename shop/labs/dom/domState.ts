import type { LabCodec } from 'awning/lab'
import type { SampleNumber } from './samples.ts'
import { actionLetters, type Action } from './collectionState.ts'

/** The HTML and the actions applied to its tree, in order. The tree is rebuilt from both. */
export interface DomState {
  readonly sample: SampleNumber
  /** The HTML that the reader wrote instead of the sample. */
  readonly html: string | undefined
  readonly actions: readonly Action[]
}

export const maxHtmlLength = 600
export const maxActions = 30

const actionsByLetter = new Map<string, Action>([
  [actionLetters.append, 'append'],
  [actionLetters.removeFirst, 'removeFirst'],
  [actionLetters.move, 'move'],
  [actionLetters.removeClass, 'removeClass'],
  [actionLetters.queryAgain, 'queryAgain'],
  [actionLetters.loopLive, 'loopLive'],
  [actionLetters.loopStatic, 'loopStatic'],
])

/** Base64 with an alphabet that needs no escaping in an address. */
function pack(text: string): string {
  const bytes = new TextEncoder().encode(text)
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

function unpack(text: string): string | undefined {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** `0.arm`: the sample and the actions; `0.arm.<text>` if the reader edited the HTML. */
export const domCodec: LabCodec<DomState> = {
  initial: { sample: 0, html: undefined, actions: ['removeFirst'] },
  encode({ sample, html, actions }) {
    const letters = actions.map((action) => actionLetters[action]).join('')
    return `${sample}.${letters}${html === undefined ? '' : `.${pack(html)}`}`
  },
  decode(text) {
    const found = /^([01])\.([a-z]*)(?:\.([\w-]*))?$/.exec(text)
    if (!found) return undefined
    const [, sample, letters = '', packed] = found
    const actions = [...letters].flatMap((letter) => actionsByLetter.get(letter) ?? [])
    const html = packed === undefined ? undefined : unpack(packed)
    if (actions.length !== letters.length || actions.length > maxActions) return undefined
    if (packed !== undefined && (html === undefined || html.length > maxHtmlLength))
      return undefined
    return { sample: sample === '1' ? 1 : 0, html, actions }
  },
}
