import { describe, expect, it } from 'vitest'
import type { Declaration, Letter } from './declaration.ts'
import { createDeclaration, presets } from './presets.ts'
import { originLevel, resolveCascade, steps, type Step } from './resolveCascade.ts'

type Changes = Partial<Omit<Declaration, 'letter'>>

/** The winner of two declarations, in this order of appearance, and the step that decided. */
function duel(first: Changes, second: Changes, layers: readonly string[] = []): [Letter, Step] {
  const pair = [
    createDeclaration('A', { selector: 'p', ...first }),
    createDeclaration('B', { selector: 'p', ...second }),
  ]
  const { stepResults, winner } = resolveCascade(pair, layers)
  const decided = stepResults.find(({ remaining }) => remaining.length === 1)
  if (!winner || !decided) throw new Error('there is no winner')
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

  it('end with the one that leaves one declaration', () => {
    const { stepResults } = resolveCascade([
      createDeclaration('A', { selector: '#a' }),
      createDeclaration('B', { selector: 'p' }),
    ])
    expect(stepResults.map(({ candidates }) => candidates.length)).toEqual([2, 2, 2, 2, 2, 0, 0])
    expect(stepResults.map(({ remaining }) => remaining.length)).toEqual([2, 2, 2, 2, 1, 0, 0])
  })

  it('have nothing to do for one declaration or none', () => {
    expect(resolveCascade([createDeclaration('C', { selector: 'p' })])).toMatchObject({
      winner: 'C',
    })
    expect(resolveCascade([])).toMatchObject({ winner: undefined, dropped: [] })
  })
})

describe('origin and importance', () => {
  const strongestFirst: readonly Changes[] = [
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
    expect(strongestFirst.map((changes) => originLevel(createDeclaration('A', changes)))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8,
    ])
  })

  it('decide before everything else, at every level', () => {
    for (const [index, stronger] of strongestFirst.entries())
      for (const weaker of strongestFirst.slice(index + 1)) {
        const heavy = { ...weaker, selector: '#a#b', layer: '', scopeHops: 0 }
        expect(duel({ ...stronger, layer: 'base' }, heavy)).toEqual(['A', 'origin'])
      }
  })

  it('ignore !important in animations and transitions', () => {
    expect(duel({ origin: 'animation', important: true }, { important: true })).toEqual([
      'B',
      'origin',
    ])
  })

  it('put the style attribute below any important rule', () => {
    expect(duel({ important: true }, { inStyleAttribute: true })).toEqual(['A', 'origin'])
  })
})

describe('context', () => {
  it('lets the page win over the shadow tree, regardless of order and specificity', () => {
    expect(duel({}, { inShadowTree: true, selector: ':host(#a)' })).toEqual(['A', 'context'])
  })

  it('lets the shadow tree win when both are important', () => {
    expect(
      duel({ inShadowTree: true, important: true }, { selector: '#a', important: true }),
    ).toEqual(['A', 'context'])
  })

  it('comes before the style attribute and before layers', () => {
    expect(
      duel({ layer: 'base' }, { inStyleAttribute: true, inShadowTree: true }, ['base']),
    ).toEqual(['A', 'context'])
  })
})

describe('the style attribute', () => {
  it('wins over every rule, in whatever layer', () => {
    expect(duel({ inStyleAttribute: true }, { selector: '#a#b#c' })).toEqual(['A', 'attached'])
    expect(duel({ inStyleAttribute: true }, { selector: 'p', layer: 'top' })).toEqual([
      'A',
      'attached',
    ])
  })

  it('is not reversed by importance', () => {
    expect(
      duel({ inStyleAttribute: true, important: true }, { layer: 'base', important: true }, [
        'base',
      ]),
    ).toEqual(['A', 'attached'])
  })

  it('takes the later of its own declarations, since it has no layer and no selector', () => {
    expect(
      duel({ inStyleAttribute: true, layer: 'top', scopeHops: 0 }, { inStyleAttribute: true }),
    ).toEqual(['B', 'order'])
  })

  it('belongs to authors', () => {
    expect(duel({ origin: 'user', inStyleAttribute: true }, { origin: 'user' })).toEqual([
      'B',
      'order',
    ])
  })
})

describe('layers', () => {
  const layers = ['base', 'components', 'utilities']

  it('let the later one win regardless of specificity', () => {
    expect(
      duel({ layer: 'utilities' }, { layer: 'base', selector: 'p#total.price' }, layers),
    ).toEqual(['A', 'layer'])
  })

  it('lose to unlayered styles', () => {
    expect(duel({}, { layer: 'utilities', selector: '#a' }, layers)).toEqual(['A', 'layer'])
  })

  it('are reversed by importance, with unlayered styles last', () => {
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

  it('are above their nested layers', () => {
    expect(duel({ layer: 'ui' }, { layer: 'ui.card', selector: '#a' })).toEqual(['A', 'layer'])
    const important = true
    expect(duel({ layer: 'ui.card', important }, { layer: 'ui', important })).toEqual([
      'A',
      'layer',
    ])
  })

  it('keep their nested layers together', () => {
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

  it('is not reversed by importance', () => {
    expect(duel({ selector: '#a', important: true }, { important: true })).toEqual([
      'A',
      'specificity',
    ])
  })

  it('of a nested rule includes that of the most specific parent selector', () => {
    expect(duel({ selector: '#alert, .note { em' }, { selector: '.note em' })).toEqual([
      'A',
      'specificity',
    ])
  })

  it('decides before scope proximity', () => {
    expect(duel({ selector: '.link' }, { selector: 'a', scopeHops: 0 })).toEqual([
      'A',
      'specificity',
    ])
  })

  it('drops a rule with an invalid selector or a selector list', () => {
    const { winner, dropped } = resolveCascade([
      createDeclaration('A', { selector: 'p' }),
      createDeclaration('B', { selector: '#a:no-such' }),
      createDeclaration('C', { selector: '#a, #b' }),
      createDeclaration('D', { selector: '' }),
    ])
    expect(winner).toBe('A')
    expect(dropped).toEqual([
      { letter: 'B', reason: 'wrong' },
      { letter: 'C', reason: 'list' },
      { letter: 'D', reason: 'wrong' },
    ])
  })
})

describe('scope proximity', () => {
  it('lets the nearer root win, regardless of order', () => {
    expect(duel({ scopeHops: 1 }, { scopeHops: 2 })).toEqual(['A', 'proximity'])
    expect(duel({ scopeHops: 0 }, { scopeHops: 1 })).toEqual(['A', 'proximity'])
  })

  it('lets any root win over none', () => {
    expect(duel({ scopeHops: 4 }, {})).toEqual(['A', 'proximity'])
  })

  it('is not reversed by importance', () => {
    expect(duel({ scopeHops: 1, important: true }, { scopeHops: 2, important: true })).toEqual([
      'A',
      'proximity',
    ])
  })
})

describe('the order of appearance', () => {
  it('lets the last one win, also among important ones', () => {
    expect(duel({}, {})).toEqual(['B', 'order'])
    expect(duel({ important: true }, { important: true })).toEqual(['B', 'order'])
    expect(duel({ scopeHops: 1 }, { scopeHops: 1 })).toEqual(['B', 'order'])
    expect(duel({ layer: 'a' }, { layer: 'a' })).toEqual(['B', 'order'])
    expect(duel({ origin: 'animation' }, { origin: 'animation' })).toEqual(['B', 'order'])
  })
})

describe('the presets', () => {
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
