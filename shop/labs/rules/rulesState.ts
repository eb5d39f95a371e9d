import type { LabCodec } from 'awning/lab'
import { letters, origins, type Declaration } from './declaration.ts'
import { parseLayers } from './cascadeLayers.ts'
import { presets } from './presets.ts'

export interface RulesState {
  /** The names of a `@layer` statement, as typed. */
  readonly layers: string
  /** In the order of appearance; no letter twice. */
  readonly declarations: readonly Declaration[]
}

export const maxSelectorLength = 80
export const maxLayersLength = 80
export const maxScopeHops = 4

const declarationPattern = /^([A-F])([tnaug])(i?)(s?)(h?)(?:k([0-4]))?(?:l([\w.-]+))?\*(.*)$/
const originLetters = ['t', 'n', 'a', 'u', 'g']

/** `layer*layer!Aai*selector!Bg*selector`: an exclamation mark cannot be in a selector. */
export const rulesCodec: LabCodec<RulesState> = {
  initial: presets.layers,
  encode: ({ layers, declarations }) =>
    [parseLayers(layers).join('*'), ...declarations.map(encodeDeclaration)].join('!'),
  decode(text) {
    if (text.length > 900 || /\p{Cc}/u.test(text)) return undefined
    const [statement = '', ...written] = text.split('!')
    const declarations = written.flatMap((entry) => decodeDeclaration(entry) ?? [])
    const known = new Set(declarations.map(({ letter }) => letter))
    const layers = statement.replaceAll('*', ', ')
    if (declarations.length === 0 || known.size !== written.length) return undefined
    if (layers.length > maxLayersLength || parseLayers(layers).join(', ') !== layers)
      return undefined
    return { layers, declarations }
  },
}

function encodeDeclaration(declaration: Declaration): string {
  const { letter, origin, important, inStyleAttribute, inShadowTree, layer, selector, scopeHops } =
    declaration
  const mark = originLetters[origins.indexOf(origin)]
  const flags = `${important ? 'i' : ''}${inStyleAttribute ? 's' : ''}${inShadowTree ? 'h' : ''}`
  const places = `${scopeHops === undefined ? '' : `k${scopeHops}`}${layer && `l${layer}`}`
  return `${letter}${mark}${flags}${places}*${selector.replaceAll('!', '')}`
}

function decodeDeclaration(text: string): Declaration | undefined {
  const [
    ,
    name,
    mark = '',
    important,
    inStyleAttribute,
    inShadowTree,
    scopeHops,
    layer = '',
    selector = '',
  ] = declarationPattern.exec(text) ?? []
  const letter = letters.find((known) => known === name)
  const origin = origins[originLetters.indexOf(mark)]
  if (!letter || !origin || selector.length > maxSelectorLength) return undefined
  if (layer !== '' && parseLayers(layer).length === 0) return undefined
  return {
    letter,
    origin,
    important: important === 'i',
    inStyleAttribute: inStyleAttribute === 's',
    inShadowTree: inShadowTree === 'h',
    layer,
    selector,
    scopeHops: scopeHops === undefined ? undefined : Number(scopeHops),
  }
}
