import { openAreas, type OfflineStore } from './offlineStore.ts'

/** A section of the site that can be saved as a whole: the docs or a collection of posts, in one language. */
export interface Area {
  readonly id: string
  /** Hash of the payload ids of all its pages. */
  readonly version: string
  /** Size of all its pages and of the files they need. */
  readonly bytes: number
  readonly pages: readonly AreaPage[]
}

export interface AreaPage {
  readonly href: string
  readonly id: string
}

/** Content of `offline/areas.json`, which the build writes for each language. */
export interface AreaList {
  readonly areas: readonly Area[]
}

/** An area as it was when the reader saved it. */
export interface SavedArea extends Area {
  readonly root: string
  readonly isComplete: boolean
}

export function areasHref(root: string): string {
  return `${root}offline/areas.json`
}

export function areaKey(root: string, id: string): string {
  return `${root}offline/areas/${id}`
}

export async function savedAreas(store: OfflineStore): Promise<SavedArea[]> {
  const entries = await (await openAreas(store)).matchAll()
  // `saveArea` wrote them in this form.
  return Promise.all(entries.map(async (entry) => (await entry.json()) as SavedArea))
}

export async function fetchAreas(store: OfflineStore, root: string): Promise<AreaList> {
  const response = await store.fetch(areasHref(root), { cache: 'no-cache' })
  if (!response.ok) throw new Error(`the list of areas has status ${response.status}`)
  const list = (await response.json()) as AreaList
  if (!Array.isArray(list.areas)) throw new Error('the response is no list of areas')
  return list
}
