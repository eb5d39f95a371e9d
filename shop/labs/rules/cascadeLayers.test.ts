import { describe, expect, it } from 'vitest'
import { orderLayers, parseLayers } from './cascadeLayers.ts'

describe('a layer statement', () => {
  it('is parsed into unique names, without invalid ones', () => {
    expect(parseLayers('base, components ,utilities')).toEqual(['base', 'components', 'utilities'])
    expect(parseLayers('a, a, 1b, , c d, ui.card')).toEqual(['a', 'ui.card'])
    expect(parseLayers('')).toEqual([])
  })
})

describe('the order of layers', () => {
  it('is that of first appearance, with unlayered styles at the end', () => {
    expect(orderLayers(['b', 'a', 'b', ''])).toEqual(['b', 'a', ''])
    expect(orderLayers([])).toEqual([''])
  })

  it('puts a layer after its nested layers', () => {
    expect(orderLayers(['ui', 'top', 'ui.card', 'ui.list'])).toEqual([
      'ui.card',
      'ui.list',
      'ui',
      'top',
      '',
    ])
  })

  it('includes parent layers that are not declared themselves', () => {
    expect(orderLayers(['a.b.c', 'a.d'])).toEqual(['a.b.c', 'a.b', 'a.d', 'a', ''])
  })
})
