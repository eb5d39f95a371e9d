import { describe, expect, it } from 'vitest'
import { parseSampleHtml } from './parseSampleHtml.ts'
import { sampleOf } from './samples.ts'
import {
  applyAction,
  collectionsOf,
  createCollectionState,
  type Action,
  type CollectionState,
} from './collectionState.ts'
import { textOf, type TreeNode } from './tree.ts'

const todo = (): CollectionState => createCollectionState(parseSampleHtml(sampleOf('en', 0)))
const nested = (): CollectionState => createCollectionState(parseSampleHtml(sampleOf('en', 1)))

function after(initial: CollectionState, ...actions: readonly Action[]): CollectionState {
  return actions.reduce((state, action) => applyAction(state, action, 'New'), initial)
}

function texts(nodes: readonly TreeNode[]): string[] {
  return nodes.map((node) => textOf(node).trim().split(/\s/)[0] ?? '')
}

function sizes(state: CollectionState): number[] {
  return Object.values(collectionsOf(state)).map(({ length }) => length)
}

describe('the four collections', () => {
  it('hold all child nodes, the child elements, and the elements with the class', () => {
    expect(sizes(todo())).toEqual([11, 4, 4, 4])
  })

  it('cover the children only, or all descendants', () => {
    const { children, live } = collectionsOf(nested())
    expect(texts(children)).toEqual(['Stock', 'Lunch', 'Close'])
    expect(texts(live)).toEqual(['Stock', 'Tea', 'Rice', 'Close'])
  })
})

describe('a change of the tree', () => {
  it('appears in the three live collections when an item is appended, and not in the static one', () => {
    expect(sizes(after(todo(), 'append'))).toEqual([12, 5, 5, 4])
  })

  it('leaves a removed item in the static collection', () => {
    const { live, still } = collectionsOf(after(todo(), 'removeFirst'))
    expect(texts(live)).toEqual(['Books', 'Sweep', 'Close'])
    expect(texts(still)).toEqual(['Stock', 'Books', 'Sweep', 'Close'])
  })

  it('moves a node that is already in the tree instead of copying it', () => {
    const state = after(todo(), 'move')
    expect(sizes(state)).toEqual([11, 4, 4, 4])
    const { live, still } = collectionsOf(state)
    expect(texts(live)).toEqual(['Books', 'Sweep', 'Close', 'Stock'])
    expect(texts(still)).toEqual(['Stock', 'Books', 'Sweep', 'Close'])
  })

  it('removes an item from getElementsByClassName when it loses the class, and leaves it among the children', () => {
    const state = after(todo(), 'removeClass')
    expect(sizes(state)).toEqual([11, 4, 3, 4])
  })

  it('removes an item together with its descendants', () => {
    expect(texts(collectionsOf(after(nested(), 'removeFirst')).live)).toEqual(['Close'])
  })

  it('gives every new item a unique id', () => {
    const { childNodes } = collectionsOf(after(todo(), 'append', 'append'))
    const ids = childNodes.flatMap((node) => [node.id, ...node.children.map(({ id }) => id)])
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('appears in the static collection when it is queried again', () => {
    expect(sizes(after(todo(), 'append', 'removeFirst', 'append', 'queryAgain'))).toEqual([
      12, 5, 5, 5,
    ])
  })

  it('changes an empty list only by appending', () => {
    const empty = createCollectionState(parseSampleHtml('<ul></ul>'))
    for (const action of ['removeFirst', 'move', 'removeClass', 'loopLive', 'loopStatic'] as const)
      expect(after(empty, action)).toEqual(empty)
    expect(sizes(after(empty, 'append'))).toEqual([1, 1, 1, 0])
  })
})

describe('removing in a loop', () => {
  it('skips every second item when the collection is live', () => {
    const state = after(todo(), 'loopLive', 'loopLive')
    expect(texts(collectionsOf(state).live)).toEqual(['Books', 'Close'])
    expect(after(state, 'loopLive')).toEqual(state)
  })

  it('removes all items when the collection is static', () => {
    const state = after(todo(), 'loopStatic', 'loopStatic', 'loopStatic', 'loopStatic')
    expect(collectionsOf(state).live).toEqual([])
    expect(collectionsOf(state).still).toHaveLength(4)
    expect(state.loopIndex.still).toBe(4)
  })

  it('increments the index with each step', () => {
    expect(after(todo(), 'loopLive').loopIndex).toEqual({ live: 1, still: 0 })
  })

  it('starts again when the static collection is queried again', () => {
    expect(after(todo(), 'loopLive', 'queryAgain').loopIndex).toEqual({ live: 0, still: 0 })
  })

  it('counts a step over an item that was already removed', () => {
    const state = after(todo(), 'removeFirst', 'loopStatic')
    expect(state.loopIndex.still).toBe(1)
    expect(collectionsOf(state).live).toHaveLength(3)
  })
})
