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

/** What is not said of a declaration: an author's normal rule, in no layer and no scope. */
export function declare(letter: Letter, told: Partial<Omit<Declaration, 'letter'>>): Declaration {
  return {
    letter,
    origin: 'author',
    important: false,
    attached: false,
    shadow: false,
    layer: '',
    selector: '',
    hops: undefined,
    ...told,
  }
}

function state(
  layers: string,
  ...told: readonly Partial<Omit<Declaration, 'letter'>>[]
): RulesState {
  const declarations = letters.flatMap((letter, index) => {
    const one = told[index]
    return one ? [declare(letter, one)] : []
  })
  return { layers, declarations }
}

const threeLayers = 'base, components, utilities'

/** The surprises of the page that this is in. */
export const presets: Readonly<Record<PresetName, RulesState>> = {
  layers: state(
    threeLayers,
    { selector: 'p' },
    { selector: 'p#total.price', layer: 'base' },
    { selector: '.sale', layer: 'utilities' },
  ),
  importantLayers: state(
    threeLayers,
    { selector: '.sale', layer: 'utilities', important: true },
    { selector: '.price', layer: 'base', important: true },
    { selector: '#total', important: true },
  ),
  nesting: state('', { selector: '#alert, .note { em' }, { selector: '.note em' }),
  scope: state('', { selector: 'a', hops: 1 }, { selector: 'a', hops: 2 }, { selector: 'a' }),
  scopeAfterSpecificity: state('', { selector: '.link' }, { selector: 'a', hops: 0 }),
  noCarry: state('', { selector: '#total' }, { selector: '.a.b.c.d.e.f.g.h.i.j.k.l' }),
  attribute: state(
    '',
    { attached: true },
    { selector: 'p', important: true },
    { selector: '#total' },
  ),
  user: state(
    '',
    { origin: 'user', selector: 'p', important: true },
    { selector: '#total', important: true },
    { attached: true, important: true },
    { origin: 'agent', selector: 'p' },
  ),
  shadow: state('', { selector: 'my-card' }, { selector: ':host(.wide)', shadow: true }),
  importantShadow: state(
    '',
    { selector: ':host', shadow: true, important: true },
    { selector: 'my-card', important: true },
  ),
  animation: state(
    '',
    { origin: 'animation' },
    { attached: true },
    { selector: 'p', important: true },
  ),
}
