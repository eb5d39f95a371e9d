import { letters, type Declaration, type Letter } from './declaration.ts'
import type { RulesState } from './rulesState.ts'

export type PresetName =
  | 'layers'
  | 'importantLayers'
  | 'nesting'
  | 'scope'
  | 'scopeAfterSpecificity'
  | 'noCarry'
  | 'attribute'
  | 'user'
  | 'shadow'
  | 'importantShadow'
  | 'animation'

/** A declaration with defaults: a normal author rule, in no layer and no scope. */
export function createDeclaration(
  letter: Letter,
  changes: Partial<Omit<Declaration, 'letter'>>,
): Declaration {
  return {
    letter,
    origin: 'author',
    important: false,
    inStyleAttribute: false,
    inShadowTree: false,
    layer: '',
    selector: '',
    scopeHops: undefined,
    ...changes,
  }
}

function createState(
  layers: string,
  ...rules: readonly Partial<Omit<Declaration, 'letter'>>[]
): RulesState {
  const declarations = letters.flatMap((letter, index) => {
    const rule = rules[index]
    return rule ? [createDeclaration(letter, rule)] : []
  })
  return { layers, declarations }
}

const threeLayers = 'base, components, utilities'

/** The surprising cases of the article. */
export const presets: Readonly<Record<PresetName, RulesState>> = {
  layers: createState(
    threeLayers,
    { selector: 'p' },
    { selector: 'p#total.price', layer: 'base' },
    { selector: '.sale', layer: 'utilities' },
  ),
  importantLayers: createState(
    threeLayers,
    { selector: '.sale', layer: 'utilities', important: true },
    { selector: '.price', layer: 'base', important: true },
    { selector: '#total', important: true },
  ),
  nesting: createState('', { selector: '#alert, .note { em' }, { selector: '.note em' }),
  scope: createState(
    '',
    { selector: 'a', scopeHops: 1 },
    { selector: 'a', scopeHops: 2 },
    { selector: 'a' },
  ),
  scopeAfterSpecificity: createState('', { selector: '.link' }, { selector: 'a', scopeHops: 0 }),
  noCarry: createState('', { selector: '#total' }, { selector: '.a.b.c.d.e.f.g.h.i.j.k.l' }),
  attribute: createState(
    '',
    { inStyleAttribute: true },
    { selector: 'p', important: true },
    { selector: '#total' },
  ),
  user: createState(
    '',
    { origin: 'user', selector: 'p', important: true },
    { selector: '#total', important: true },
    { inStyleAttribute: true, important: true },
    { origin: 'agent', selector: 'p' },
  ),
  shadow: createState(
    '',
    { selector: 'my-card' },
    { selector: ':host(.wide)', inShadowTree: true },
  ),
  importantShadow: createState(
    '',
    { selector: ':host', inShadowTree: true, important: true },
    { selector: 'my-card', important: true },
  ),
  animation: createState(
    '',
    { origin: 'animation' },
    { inStyleAttribute: true },
    { selector: 'p', important: true },
  ),
}
