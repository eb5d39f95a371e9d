import { describe, expect, it } from 'vitest'
import { parseTidy } from './parseTidy.ts'
import { sampleOf } from './samples.ts'
import { act, collectionsOf, shelfOf, type Deed, type Shelf } from './shelf.ts'
import { textOf, type TreeNode } from './tree.ts'

const todo = (): Shelf => shelfOf(parseTidy(sampleOf('en', 0)))
const nested = (): Shelf => shelfOf(parseTidy(sampleOf('en', 1)))

function after(shelf: Shelf, ...done: readonly Deed[]): Shelf {
  return done.reduce((before, deed) => act(before, deed, 'New'), shelf)
}

function texts(nodes: readonly TreeNode[]): string[] {
  return nodes.map((node) => textOf(node).trim().split(/\s/)[0] ?? '')
}

function sizes(shelf: Shelf): number[] {
  return Object.values(collectionsOf(shelf)).map(({ length }) => length)
}

describe('the four collections', () => {
  it('see different things: all nodes, elements, and what has the class', () => {
    expect(sizes(todo())).toEqual([11, 4, 4, 4])
  })

  it('look one level deep, or at all below', () => {
    const { children, live } = collectionsOf(nested())
    expect(texts(children)).toEqual(['Stock', 'Lunch', 'Close'])
    expect(texts(live)).toEqual(['Stock', 'Tea', 'Rice', 'Close'])
  })
})

describe('a change of the tree', () => {
  it('shows in the three that are live when an item is appended, and not in the static one', () => {
    expect(sizes(after(todo(), 'append'))).toEqual([12, 5, 5, 4])
  })

  it('leaves a removed item in the static one', () => {
    const { live, still } = collectionsOf(after(todo(), 'removeFirst'))
    expect(texts(live)).toEqual(['Books', 'Sweep', 'Close'])
    expect(texts(still)).toEqual(['Stock', 'Books', 'Sweep', 'Close'])
  })

  it('moves a node that is in the tree already: it is in one place only', () => {
    const shelf = after(todo(), 'move')
    expect(sizes(shelf)).toEqual([11, 4, 4, 4])
    const { live, still } = collectionsOf(shelf)
    expect(texts(live)).toEqual(['Books', 'Sweep', 'Close', 'Stock'])
    expect(texts(still)).toEqual(['Stock', 'Books', 'Sweep', 'Close'])
  })

  it('takes an item out of the live search when it loses the class, and leaves it among the children', () => {
    const shelf = after(todo(), 'unclass')
    expect(sizes(shelf)).toEqual([11, 4, 3, 4])
  })

  it('removes with an item all that is below it', () => {
    expect(texts(collectionsOf(after(nested(), 'removeFirst')).live)).toEqual(['Close'])
  })

  it('gives every new item a number of its own', () => {
    const { childNodes } = collectionsOf(after(todo(), 'append', 'append'))
    const ids = childNodes.flatMap((node) => [node.id, ...node.children.map(({ id }) => id)])
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('shows in the static one when it is asked for again', () => {
    expect(sizes(after(todo(), 'append', 'removeFirst', 'append', 'retake'))).toEqual([12, 5, 5, 5])
  })

  it('changes nothing in an empty list but what is appended', () => {
    const empty = shelfOf(parseTidy('<ul></ul>'))
    for (const deed of ['removeFirst', 'move', 'unclass', 'loopLive', 'loopStill'] as const)
      expect(after(empty, deed)).toEqual(empty)
    expect(sizes(after(empty, 'append'))).toEqual([1, 1, 1, 0])
  })
})

describe('removing in a loop', () => {
  it('leaves every second item when the collection is live', () => {
    const shelf = after(todo(), 'loopLive', 'loopLive')
    expect(texts(collectionsOf(shelf).live)).toEqual(['Books', 'Close'])
    expect(after(shelf, 'loopLive')).toEqual(shelf)
  })

  it('removes all when the collection is static', () => {
    const shelf = after(todo(), 'loopStill', 'loopStill', 'loopStill', 'loopStill')
    expect(collectionsOf(shelf).live).toEqual([])
    expect(collectionsOf(shelf).still).toHaveLength(4)
    expect(shelf.turns.still).toBe(4)
  })

  it('goes on from one turn to the next', () => {
    expect(after(todo(), 'loopLive').turns).toEqual({ live: 1, still: 0 })
  })

  it('begins again with a new photograph', () => {
    expect(after(todo(), 'loopLive', 'retake').turns).toEqual({ live: 0, still: 0 })
  })

  it('counts a removed item that is met again as a turn', () => {
    const shelf = after(todo(), 'removeFirst', 'loopStill')
    expect(shelf.turns.still).toBe(1)
    expect(collectionsOf(shelf).live).toHaveLength(3)
  })
})
