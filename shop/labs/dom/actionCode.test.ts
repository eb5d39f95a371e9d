import { describe, expect, it } from 'vitest'
import { changedCollections, actionCode, collectionTitle } from './actionCode.ts'
import { parseSampleHtml } from './parseSampleHtml.ts'
import { sampleOf } from './samples.ts'
import { applyAction, createCollectionState, type Action } from './collectionState.ts'

const state = createCollectionState(parseSampleHtml(sampleOf('zh', 0)))

function changed(action: Action): readonly string[] {
  return changedCollections(state, applyAction(state, action, '茶'))
}

describe('an action', () => {
  it('changes all live collections when it appends, removes or moves an item', () => {
    for (const action of ['append', 'removeFirst', 'move', 'loopLive', 'loopStatic'] as const)
      expect(changed(action)).toEqual(['childNodes', 'children', 'live'])
  })

  it('changes only getElementsByClassName when it removes a class', () => {
    expect(changed('removeClass')).toEqual(['live'])
  })

  it('changes only the static collection when it queries again', () => {
    const more = applyAction(state, 'append', '茶')
    expect(changedCollections(more, applyAction(more, 'queryAgain', '茶'))).toEqual(['still'])
    expect(changed('queryAgain')).toEqual([])
  })
})

describe('the code of an action', () => {
  it('shows the index that a step of the loop removes', () => {
    expect(actionCode('loopLive', applyAction(state, 'loopLive', ''))).toBe('live[1].remove()')
    expect(actionCode('loopStatic', state)).toBe('still[0].remove()')
  })

  it('names the two variables that a loop can iterate over', () => {
    expect(collectionTitle('live')).toBe('getElementsByClassName → live')
    expect(collectionTitle('children')).toBe('children')
  })

  it('moves a node by appending it although it is already in the tree', () => {
    expect(actionCode('move', state)).toBe('list.append(list.firstElementChild)')
  })
})
