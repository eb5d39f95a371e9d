import { describe, expect, it } from 'vitest'
import type { Declaration, Letter } from './declaration.ts'
import { declare, presets } from './presets.ts'
import { originLevel, resolveCascade, steps, type Step } from './resolveCascade.ts'

type Told = Partial<Omit<Declaration, 'letter'>>

/** The winner of two, in this order of appearance, and the step that decided. */
function duel(first: Told, second: Told, layers: readonly string[] = []): [Letter, Step] {
  const pair = [
    declare('A', { selector: 'p', ...first }),
    declare('B', { selector: 'p', ...second }),
  ]
  const { rounds, winner } = resolveCascade(pair, layers)
  const decided = rounds.find(({ staying }) => staying.length === 1)
  if (!winner || !decided) throw new Error('nobody won')
  return [winner, decided.step]
}

describe('the steps of the cascade', () => {
  it('are in the order of the specification', () => {
    expect(steps).toEqual([
      'origin',
      'context',
      'attached',
      'layer',
      'specificity',
      'proximity',
      'order',
    ])
  })

  it('end with the one that leaves a winner', () => {
    const { rounds } = resolveCascade([
      declare('A', { selector: '#a' }),
      declare('B', { selector: 'p' }),
    ])
    expect(rounds.map(({ entering }) => entering.length)).toEqual([2, 2, 2, 2, 2, 0, 0])
    expect(rounds.map(({ staying }) => staying.length)).toEqual([2, 2, 2, 2, 1, 0, 0])
  })

  it('have nothing to do for one declaration or none', () => {
    expect(resolveCascade([declare('C', { selector: 'p' })])).toMatchObject({ winner: 'C' })
    expect(resolveCascade([])).toMatchObject({ winner: undefined, dropped: [] })
  })
})

describe('origin and importance', () => {
  const strongestFirst: readonly Told[] = [
    { origin: 'transition' },
    { origin: 'agent', important: true },
    { origin: 'user', important: true },
    { origin: 'author', important: true },
    { origin: 'animation' },
    { origin: 'author' },
    { origin: 'user' },
    { origin: 'agent' },
  ]

  it('have eight levels', () => {
    expect(strongestFirst.map((told) => originLevel(declare('A', told)))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8,
    ])
  })

  it('decide before everything else, at every level', () => {
    for (const [index, stronger] of strongestFirst.entries())
      for (const weaker of strongestFirst.slice(index + 1)) {
        const heavy = { ...weaker, selector: '#a#b', layer: '', hops: 0 }
        expect(duel({ ...stronger, layer: 'base' }, heavy)).toEqual(['A', 'origin'])
      }
  })

  it('know no important animation or transition', () => {
    expect(duel({ origin: 'animation', important: true }, { important: true })).toEqual([
      'B',
      'origin',
    ])
  })

  it('put the style attribute below any important rule', () => {
    expect(duel({ important: true }, { attached: true })).toEqual(['A', 'origin'])
  })
})

describe('context', () => {
  it('lets the page win over the shadow tree, whatever comes later or weighs more', () => {
    expect(duel({}, { shadow: true, selector: ':host(#a)' })).toEqual(['A', 'context'])
  })

  it('lets the shadow tree win when both are important', () => {
    expect(duel({ shadow: true, important: true }, { selector: '#a', important: true })).toEqual([
      'A',
      'context',
    ])
  })

  it('comes before the style attribute and before layers', () => {
    expect(duel({ layer: 'base' }, { attached: true, shadow: true }, ['base'])).toEqual([
      'A',
      'context',
    ])
  })
})

describe('the style attribute', () => {
  it('wins over every rule, in whatever layer', () => {
    expect(duel({ attached: true }, { selector: '#a#b#c' })).toEqual(['A', 'attached'])
    expect(duel({ attached: true }, { selector: 'p', layer: 'top' })).toEqual(['A', 'attached'])
  })

  it('is not reversed by importance', () => {
    expect(
      duel({ attached: true, important: true }, { layer: 'base', important: true }, ['base']),
    ).toEqual(['A', 'attached'])
  })

  it('takes the later of its own declarations, since it has no layer and no selector', () => {
    expect(duel({ attached: true, layer: 'top', hops: 0 }, { attached: true })).toEqual([
      'B',
      'order',
    ])
  })

  it('belongs to authors', () => {
    expect(duel({ origin: 'user', attached: true }, { origin: 'user' })).toEqual(['B', 'order'])
  })
})

describe('layers', () => {
  const layers = ['base', 'components', 'utilities']

  it('let the later one win without a look at specificity', () => {
    expect(
      duel({ layer: 'utilities' }, { layer: 'base', selector: 'p#total.price' }, layers),
    ).toEqual(['A', 'layer'])
  })

  it('lose to what is in none', () => {
    expect(duel({}, { layer: 'utilities', selector: '#a' }, layers)).toEqual(['A', 'layer'])
  })

  it('are turned around by importance, with what is in none at the end', () => {
    const important = true
    expect(duel({ layer: 'base', important }, { layer: 'utilities', important }, layers)).toEqual([
      'A',
      'layer',
    ])
    expect(duel({ layer: 'utilities', important }, { selector: '#a', important }, layers)).toEqual([
      'A',
      'layer',
    ])
  })

  it('are in the order of first appearance', () => {
    expect(duel({ layer: 'x' }, { layer: 'y' })).toEqual(['B', 'layer'])
    expect(duel({ layer: 'x' }, { layer: 'y' }, ['y'])).toEqual(['A', 'layer'])
  })

  it('are above the layers inside of them', () => {
    expect(duel({ layer: 'ui' }, { layer: 'ui.card', selector: '#a' })).toEqual(['A', 'layer'])
    const important = true
    expect(duel({ layer: 'ui.card', important }, { layer: 'ui', important })).toEqual([
      'A',
      'layer',
    ])
  })

  it('keep their layers inside together', () => {
    expect(duel({ layer: 'b' }, { layer: 'a.x' }, ['a', 'b', 'a.x'])).toEqual(['A', 'layer'])
  })

  it('are compared in every origin', () => {
    expect(
      duel({ origin: 'user', layer: 'b' }, { origin: 'user', layer: 'a' }, ['a', 'b']),
    ).toEqual(['A', 'layer'])
  })
})

describe('specificity', () => {
  it('is compared from left to right and never carries over', () => {
    expect(duel({ selector: '#a' }, { selector: '.a.b.c.d.e.f.g.h.i.j.k.l' })).toEqual([
      'A',
      'specificity',
    ])
    expect(duel({ selector: '.a' }, { selector: 'html body main p a b i u s q em' })).toEqual([
      'A',
      'specificity',
    ])
  })

  it('is not turned around by importance', () => {
    expect(duel({ selector: '#a', important: true }, { important: true })).toEqual([
      'A',
      'specificity',
    ])
  })

  it('of a nested rule is that of the heaviest parent', () => {
    expect(duel({ selector: '#alert, .note { em' }, { selector: '.note em' })).toEqual([
      'A',
      'specificity',
    ])
  })

  it('decides before scope proximity', () => {
    expect(duel({ selector: '.link' }, { selector: 'a', hops: 0 })).toEqual(['A', 'specificity'])
  })

  it('leaves out a rule with a wrong selector or with a list', () => {
    const { winner, dropped } = resolveCascade([
      declare('A', { selector: 'p' }),
      declare('B', { selector: '#a:no-such' }),
      declare('C', { selector: '#a, #b' }),
      declare('D', { selector: '' }),
    ])
    expect(winner).toBe('A')
    expect(dropped).toEqual([
      { letter: 'B', why: 'wrong' },
      { letter: 'C', why: 'list' },
      { letter: 'D', why: 'wrong' },
    ])
  })
})

describe('scope proximity', () => {
  it('lets the nearer root win, whatever comes later', () => {
    expect(duel({ hops: 1 }, { hops: 2 })).toEqual(['A', 'proximity'])
    expect(duel({ hops: 0 }, { hops: 1 })).toEqual(['A', 'proximity'])
  })

  it('lets any root win over none', () => {
    expect(duel({ hops: 4 }, {})).toEqual(['A', 'proximity'])
  })

  it('is not turned around by importance', () => {
    expect(duel({ hops: 1, important: true }, { hops: 2, important: true })).toEqual([
      'A',
      'proximity',
    ])
  })
})

describe('the order of appearance', () => {
  it('lets the last one win, also among important ones', () => {
    expect(duel({}, {})).toEqual(['B', 'order'])
    expect(duel({ important: true }, { important: true })).toEqual(['B', 'order'])
    expect(duel({ hops: 1 }, { hops: 1 })).toEqual(['B', 'order'])
    expect(duel({ layer: 'a' }, { layer: 'a' })).toEqual(['B', 'order'])
    expect(duel({ origin: 'animation' }, { origin: 'animation' })).toEqual(['B', 'order'])
  })
})

describe('the surprises', () => {
  it.each([
    ['layers', 'A'],
    ['importantLayers', 'B'],
    ['nesting', 'A'],
    ['scope', 'A'],
    ['scopeAfterSpecificity', 'A'],
    ['noCarry', 'A'],
    ['attribute', 'B'],
    ['user', 'A'],
    ['shadow', 'A'],
    ['importantShadow', 'A'],
    ['animation', 'C'],
  ] as const)('%s: %s wins', (name, winner) => {
    const { layers, declarations } = presets[name]
    const verdict = resolveCascade(declarations, layers.split(', '))
    expect(verdict.winner).toBe(winner)
    expect(verdict.dropped).toEqual([])
  })
})
