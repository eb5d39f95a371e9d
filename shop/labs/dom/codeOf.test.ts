import { describe, expect, it } from 'vitest'
import { changedBetween, codeOf, titleOf } from './codeOf.ts'
import { parseTidy } from './parseTidy.ts'
import { sampleOf } from './samples.ts'
import { act, shelfOf, type Deed } from './shelf.ts'

const shelf = shelfOf(parseTidy(sampleOf('zh', 0)))

function changed(deed: Deed): readonly string[] {
  return changedBetween(shelf, act(shelf, deed, '茶'))
}

describe('what changed', () => {
  it('is all that is live, for a new item, a removed one, and one that moved', () => {
    for (const deed of ['append', 'removeFirst', 'move', 'loopLive', 'loopStill'] as const)
      expect(changed(deed)).toEqual(['childNodes', 'children', 'live'])
  })

  it('is only the search by class, for a class taken away', () => {
    expect(changed('unclass')).toEqual(['live'])
  })

  it('is only the photograph, for a new one', () => {
    const more = act(shelf, 'append', '茶')
    expect(changedBetween(more, act(more, 'retake', '茶'))).toEqual(['still'])
    expect(changed('retake')).toEqual([])
  })
})

describe('the code of a deed', () => {
  it('says which index a turn of the loop takes', () => {
    expect(codeOf('loopLive', act(shelf, 'loopLive', ''))).toBe('live[1].remove()')
    expect(codeOf('loopStill', shelf)).toBe('still[0].remove()')
  })

  it('names the two variables that a loop can walk over', () => {
    expect(titleOf('live')).toBe('getElementsByClassName → live')
    expect(titleOf('children')).toBe('children')
  })

  it('moves by appending what is in the tree', () => {
    expect(codeOf('move', shelf)).toBe('list.append(list.firstElementChild)')
  })
})
