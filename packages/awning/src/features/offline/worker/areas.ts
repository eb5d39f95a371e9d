import { openAreas, type Store } from './store.ts'

/** A part of the site that can be kept whole: the docs, the blog, the games, in one language. */
export interface Area {
  readonly id: string
  /** Another one means that some of its pages are others. */
  readonly version: string
  /** All its pages and what they need, as they lie on the reader's device. */
  readonly bytes: number
  readonly pages: readonly AreaPage[]
}

export interface AreaPage {
  readonly href: string
  readonly id: string
}

/** What the build tells of the areas of a language. */
export interface AreaList {
  readonly areas: readonly Area[]
}

/** An area as it was when the reader asked for it. */
export interface KeptArea extends Area {
  readonly root: string
  readonly isComplete: boolean
}

/** Where the list of a language stands. */
export function areasHref(root: string): string {
  return `${root}offline/areas.json`
}

export function areaKey(root: string, id: string): string {
  return `${root}offline/areas/${id}`
}

export async function keptAreas(store: Store): Promise<KeptArea[]> {
  const entries = await (await openAreas(store)).matchAll()
  // Written by `keepArea` in the same form.
  return Promise.all(entries.map(async (entry) => (await entry.json()) as KeptArea))
}

export async function fetchAreas(store: Store, root: string): Promise<AreaList> {
  const answer = await store.fetch(areasHref(root), { cache: 'no-cache' })
  if (!answer.ok) throw new Error(`the list of areas was answered with ${answer.status}`)
  const list = (await answer.json()) as AreaList
  if (!Array.isArray(list.areas)) throw new Error('the answer is no list of areas')
  return list
}
