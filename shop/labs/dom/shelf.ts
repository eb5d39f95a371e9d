import {
  descendants,
  elementsOf,
  isSought,
  sought,
  withClass,
  without,
  type TreeNode,
} from './tree.ts'

/** What can be done, as one letter each in an address. */
export const deeds = {
  append: 'a',
  removeFirst: 'r',
  move: 'm',
  unclass: 'c',
  retake: 'q',
  loopLive: 'l',
  loopStill: 's',
} as const
export type Deed = keyof typeof deeds

/** The list, the photograph that was taken of it, and how far the two loops are. */
export interface Shelf {
  readonly list: TreeNode
  /** What `querySelectorAll` found when it was called. */
  readonly still: readonly TreeNode[]
  /** The index each loop looks at next. */
  readonly turns: { readonly live: number; readonly still: number }
  readonly nextId: number
}

export const collectionNames = ['childNodes', 'children', 'live', 'still'] as const
export type CollectionName = (typeof collectionNames)[number]

/** The four collections as they are now: three look at the list, one remembers. */
export function collectionsOf({
  list,
  still,
}: Shelf): Readonly<Record<CollectionName, readonly TreeNode[]>> {
  return {
    childNodes: list.children,
    children: elementsOf(list.children),
    live: descendants(list).filter(isSought),
    still,
  }
}

export function shelfOf(list: TreeNode): Shelf {
  const all = descendants(list)
  return {
    list,
    still: all.filter(isSought),
    turns: { live: 0, still: 0 },
    nextId: Math.max(list.id, ...all.map(({ id }) => id)) + 1,
  }
}

function newItem(id: number, text: string): TreeNode {
  const child: TreeNode = { id: id + 1, kind: 'text', value: text, className: '', children: [] }
  return { id, kind: 'element', value: 'li', className: sought, children: [child] }
}

/** One turn of `for (let i = 0; i < found.length; i++) found[i].remove()`; nothing when the loop is over. */
function turn(shelf: Shelf, loop: 'live' | 'still'): Shelf {
  const at = shelf.turns[loop]
  const found = collectionsOf(shelf)[loop][at]
  if (!found) return shelf
  return {
    ...shelf,
    list: without(shelf.list, found.id),
    turns: { ...shelf.turns, [loop]: at + 1 },
  }
}

/** The shelf after one deed. `text` is what an appended item says. */
export function act(shelf: Shelf, deed: Deed, text: string): Shelf {
  const { list, nextId } = shelf
  const { children, live } = collectionsOf(shelf)
  const [first] = children
  switch (deed) {
    case 'append':
      return {
        ...shelf,
        list: { ...list, children: [...list.children, newItem(nextId, text)] },
        nextId: nextId + 2,
      }
    case 'removeFirst':
      return first ? { ...shelf, list: without(list, first.id) } : shelf
    case 'move': {
      if (!first) return shelf
      const rest = without(list, first.id)
      return { ...shelf, list: { ...rest, children: [...rest.children, first] } }
    }
    case 'unclass': {
      const [item] = live
      if (!item) return shelf
      const left = item.className.split(/\s+/).filter((name) => name !== sought)
      return { ...shelf, list: withClass(list, item.id, left.join(' ')) }
    }
    case 'retake':
      return { ...shelf, still: live, turns: { live: 0, still: 0 } }
    case 'loopLive':
      return turn(shelf, 'live')
    case 'loopStill':
      return turn(shelf, 'still')
  }
}
