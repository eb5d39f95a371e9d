import {
  descendants,
  elementsOf,
  hasTargetClass,
  targetClass,
  setClassName,
  removeNode,
  type TreeNode,
} from './tree.ts'

/** The actions, each with the letter that encodes it in an address. */
export const actionLetters = {
  append: 'a',
  removeFirst: 'r',
  move: 'm',
  removeClass: 'c',
  queryAgain: 'q',
  loopLive: 'l',
  loopStatic: 's',
} as const
export type Action = keyof typeof actionLetters

/** The current tree, the static collection taken from it, and the progress of the two loops. */
export interface CollectionState {
  readonly list: TreeNode
  /** The result of `querySelectorAll` at the time it was called. */
  readonly staticMatches: readonly TreeNode[]
  /** The index that each loop uses next. */
  readonly loopIndex: { readonly live: number; readonly still: number }
  readonly nextId: number
}

/** `live` and `still` are also the variable names in the code that is shown to the reader. */
export const collectionNames = ['childNodes', 'children', 'live', 'still'] as const
export type CollectionName = (typeof collectionNames)[number]

/** The current content of the four collections: three are live, the last one is static. */
export function collectionsOf({
  list,
  staticMatches,
}: CollectionState): Readonly<Record<CollectionName, readonly TreeNode[]>> {
  return {
    childNodes: list.children,
    children: elementsOf(list.children),
    live: descendants(list).filter(hasTargetClass),
    still: staticMatches,
  }
}

export function createCollectionState(list: TreeNode): CollectionState {
  const all = descendants(list)
  return {
    list,
    staticMatches: all.filter(hasTargetClass),
    loopIndex: { live: 0, still: 0 },
    nextId: Math.max(list.id, ...all.map(({ id }) => id)) + 1,
  }
}

function newItem(id: number, text: string): TreeNode {
  const child: TreeNode = { id: id + 1, kind: 'text', value: text, className: '', children: [] }
  return { id, kind: 'element', value: 'li', className: targetClass, children: [child] }
}

/** One step of `for (let i = 0; i < found.length; i++) found[i].remove()`; no change when the loop is over. */
function runLoopStep(state: CollectionState, loop: 'live' | 'still'): CollectionState {
  const index = state.loopIndex[loop]
  const found = collectionsOf(state)[loop][index]
  if (!found) return state
  return {
    ...state,
    list: removeNode(state.list, found.id),
    loopIndex: { ...state.loopIndex, [loop]: index + 1 },
  }
}

/** Returns the state after an action. `text` is the text of an appended item. */
export function applyAction(state: CollectionState, action: Action, text: string): CollectionState {
  const { list, nextId } = state
  const { children, live } = collectionsOf(state)
  const [first] = children
  switch (action) {
    case 'append':
      return {
        ...state,
        list: { ...list, children: [...list.children, newItem(nextId, text)] },
        nextId: nextId + 2,
      }
    case 'removeFirst':
      return first ? { ...state, list: removeNode(list, first.id) } : state
    case 'move': {
      if (!first) return state
      const remaining = removeNode(list, first.id)
      return { ...state, list: { ...remaining, children: [...remaining.children, first] } }
    }
    case 'removeClass': {
      const [item] = live
      if (!item) return state
      const classes = item.className.split(/\s+/).filter((name) => name !== targetClass)
      return { ...state, list: setClassName(list, item.id, classes.join(' ')) }
    }
    case 'queryAgain':
      return { ...state, staticMatches: live, loopIndex: { live: 0, still: 0 } }
    case 'loopLive':
      return runLoopStep(state, 'live')
    case 'loopStatic':
      return runLoopStep(state, 'still')
  }
}
