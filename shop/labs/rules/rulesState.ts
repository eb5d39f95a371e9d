import type { LabCodec } from 'awning/lab'
import { letters, origins, type Declaration } from './declaration.ts'
import { parseLayers } from './layers.ts'
import { presets } from './presets.ts'

export interface RulesState {
  /** The names of a `@layer` statement, as typed. */
  readonly layers: string
  /** In the order of appearance; no letter twice. */
  readonly declarations: readonly Declaration[]
}

export const longestSelector = 80
export const longestLayers = 80
export const mostHops = 4

const one = /^([A-F])([tnaug])(i?)(s?)(h?)(?:k([0-4]))?(?:l([\w.-]+))?\*(.*)$/
const marks = ['t', 'n', 'a', 'u', 'g']

/** `layer*layer!Aai*selector!Bg*selector`: an exclamation mark cannot be in a selector. */
export const rulesCodec: LabCodec<RulesState> = {
  initial: presets.layers,
  encode: ({ layers, declarations }) =>
    [parseLayers(layers).join('*'), ...declarations.map(encodeOne)].join('!'),
  decode(text) {
    if (text.length > 900 || /\p{Cc}/u.test(text)) return undefined
    const [statement = '', ...written] = text.split('!')
    const declarations = written.flatMap((entry) => decodeOne(entry) ?? [])
    const known = new Set(declarations.map(({ letter }) => letter))
    const layers = statement.replaceAll('*', ', ')
    if (declarations.length === 0 || known.size !== written.length) return undefined
    if (layers.length > longestLayers || parseLayers(layers).join(', ') !== layers) return undefined
    return { layers, declarations }
  },
}

function encodeOne(declaration: Declaration): string {
  const { letter, origin, important, attached, shadow, layer, selector, hops } = declaration
  const mark = marks[origins.indexOf(origin)]
  const flags = `${important ? 'i' : ''}${attached ? 's' : ''}${shadow ? 'h' : ''}`
  const places = `${hops === undefined ? '' : `k${hops}`}${layer && `l${layer}`}`
  return `${letter}${mark}${flags}${places}*${selector.replaceAll('!', '')}`
}

function decodeOne(text: string): Declaration | undefined {
  const [, name, mark = '', important, attached, shadow, hops, layer = '', selector = ''] =
    one.exec(text) ?? []
  const letter = letters.find((known) => known === name)
  const origin = origins[marks.indexOf(mark)]
  if (!letter || !origin || selector.length > longestSelector) return undefined
  if (layer !== '' && parseLayers(layer).length === 0) return undefined
  return {
    letter,
    origin,
    important: important === 'i',
    attached: attached === 's',
    shadow: shadow === 'h',
    layer,
    selector,
    hops: hops === undefined ? undefined : Number(hops),
  }
}
