import { targetClass } from './tree.ts'
import {
  collectionsOf,
  type CollectionName,
  type Action,
  type CollectionState,
} from './collectionState.ts'

/** The property or method that returns each collection. */
export const collectionCodes: Readonly<Record<CollectionName, string>> = {
  childNodes: 'childNodes',
  children: 'children',
  live: 'getElementsByClassName',
  still: 'querySelectorAll',
}

/** The title of a collection's panel, with the variable that the loop uses for it, if any. */
export function collectionTitle(name: CollectionName): string {
  const variable = name === 'live' || name === 'still' ? ` → ${name}` : ''
  return collectionCodes[name] + variable
}

/** The line of code that performs an action. */
export function actionCode(action: Action, before: CollectionState): string {
  switch (action) {
    case 'append':
      return 'list.append(li)'
    case 'removeFirst':
      return 'list.firstElementChild.remove()'
    case 'move':
      return 'list.append(list.firstElementChild)'
    case 'removeClass':
      return `live[0].classList.remove('${targetClass}')`
    case 'queryAgain':
      return `still = list.querySelectorAll('.${targetClass}')`
    case 'loopLive':
      return `live[${before.loopIndex.live}].remove()`
    case 'loopStatic':
      return `still[${before.loopIndex.still}].remove()`
  }
}

/** The collections whose items, or the order of them, differ. */
export function changedCollections(
  before: CollectionState,
  after: CollectionState,
): readonly CollectionName[] {
  const previous = collectionsOf(before)
  const current = collectionsOf(after)
  const ids = (name: CollectionName, collections: typeof current): string =>
    collections[name].map(({ id }) => id).join()
  return (['childNodes', 'children', 'live', 'still'] as const).filter(
    (name) => ids(name, previous) !== ids(name, current),
  )
}
