import { sought } from './tree.ts'
import { collectionsOf, type CollectionName, type Deed, type Shelf } from './shelf.ts'

/** How a collection is called in code. */
export const collectionCodes: Readonly<Record<CollectionName, string>> = {
  childNodes: 'childNodes',
  children: 'children',
  live: 'getElementsByClassName',
  still: 'querySelectorAll',
}

/** How a collection is called on its box: with the variable that the loop walks over. */
export function titleOf(name: CollectionName): string {
  const variable = name === 'live' || name === 'still' ? ` → ${name}` : ''
  return collectionCodes[name] + variable
}

/** The line of code that a deed stands for. */
export function codeOf(deed: Deed, before: Shelf): string {
  switch (deed) {
    case 'append':
      return 'list.append(li)'
    case 'removeFirst':
      return 'list.firstElementChild.remove()'
    case 'move':
      return 'list.append(list.firstElementChild)'
    case 'unclass':
      return `live[0].classList.remove('${sought}')`
    case 'retake':
      return `still = list.querySelectorAll('.${sought}')`
    case 'loopLive':
      return `live[${before.turns.live}].remove()`
    case 'loopStill':
      return `still[${before.turns.still}].remove()`
  }
}

/** Which of the collections hold something else than before, or in another order. */
export function changedBetween(before: Shelf, after: Shelf): readonly CollectionName[] {
  const was = collectionsOf(before)
  const is = collectionsOf(after)
  const numbers = (name: CollectionName, of: typeof is): string =>
    of[name].map(({ id }) => id).join()
  return (['childNodes', 'children', 'live', 'still'] as const).filter(
    (name) => numbers(name, was) !== numbers(name, is),
  )
}
