import type { LabCodec } from 'awning/lab'
import type { SampleNumber } from './samples.ts'
import { deeds, type Deed } from './shelf.ts'

/** A text and what was done to its tree, in order: the tree is made again from both. */
export interface DomState {
  readonly sample: SampleNumber
  /** What the reader wrote instead of the sample. */
  readonly html: string | undefined
  readonly done: readonly Deed[]
}

export const longestHtml = 600
export const mostDeeds = 30

const byLetter = new Map<string, Deed>([
  [deeds.append, 'append'],
  [deeds.removeFirst, 'removeFirst'],
  [deeds.move, 'move'],
  [deeds.unclass, 'unclass'],
  [deeds.retake, 'retake'],
  [deeds.loopLive, 'loopLive'],
  [deeds.loopStill, 'loopStill'],
])

/** Base64 with the letters that need no escaping in an address. */
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

/** `0.arm`: the sample and the deeds; `0.arm.<text>` where the reader wrote. */
export const domCodec: LabCodec<DomState> = {
  initial: { sample: 0, html: undefined, done: ['removeFirst'] },
  encode({ sample, html, done }) {
    const letters = done.map((deed) => deeds[deed]).join('')
    return `${sample}.${letters}${html === undefined ? '' : `.${pack(html)}`}`
  },
  decode(text) {
    const found = /^([01])\.([a-z]*)(?:\.([\w-]*))?$/.exec(text)
    if (!found) return undefined
    const [, sample, letters = '', packed] = found
    const done = [...letters].flatMap((letter) => byLetter.get(letter) ?? [])
    const html = packed === undefined ? undefined : unpack(packed)
    if (done.length !== letters.length || done.length > mostDeeds) return undefined
    if (packed !== undefined && (html === undefined || html.length > longestHtml)) return undefined
    return { sample: sample === '1' ? 1 : 0, html, done }
  },
}
