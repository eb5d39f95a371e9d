import { describe, expect, it } from 'vitest'
import { orderLayers, parseLayers } from './layers.ts'

describe('a layer statement', () => {
  it('is read as names, each once, without what is no name', () => {
    expect(parseLayers('base, components ,utilities')).toEqual(['base', 'components', 'utilities'])
    expect(parseLayers('a, a, 1b, , c d, ui.card')).toEqual(['a', 'ui.card'])
    expect(parseLayers('')).toEqual([])
  })
})

describe('the order of layers', () => {
  it('is that of first appearance, with no layer at the end', () => {
    expect(orderLayers(['b', 'a', 'b', ''])).toEqual(['b', 'a', ''])
    expect(orderLayers([])).toEqual([''])
  })

  it('puts a layer after those inside of it', () => {
    expect(orderLayers(['ui', 'top', 'ui.card', 'ui.list'])).toEqual([
      'ui.card',
      'ui.list',
      'ui',
      'top',
      '',
    ])
  })

  it('makes the layers around one that nobody named', () => {
    expect(orderLayers(['a.b.c', 'a.d'])).toEqual(['a.b.c', 'a.b', 'a.d', 'a', ''])
  })
})
