import type { TextStore } from '../../cache/textStore.ts'
import type { Block, SidebarItem } from '../../content/model.ts'
import type { Route } from '../../pages/route.ts'

/** A page's route as text, for another thread: its body stays on disk, its sidebar goes once for many. */
export interface PackedRoute {
  readonly json: string
  readonly sidebar?: string
}

/** Docs and posts are what a site has many of; everything else is drawn where it is. */
export function isPackable({ page }: Route): boolean {
  return page.kind === 'doc' || page.kind === 'post'
}

export function packRoute(route: Route): PackedRoute {
  const { page } = route
  const json = JSON.stringify(route, (key, value: unknown) =>
    key === 'blocks' || key === 'preview' || (key === 'items' && isItemsOf(page, value))
      ? undefined
      : value,
  )
  return page.kind === 'doc' && page.doc.sidebar !== undefined
    ? { json, sidebar: `${route.locale} ${page.doc.sidebar}` }
    : { json }
}

function isItemsOf(page: Route['page'], value: unknown): boolean {
  return page.kind === 'doc' && value === page.items
}

export function unpackRoute(
  { json, sidebar }: PackedRoute,
  sidebars: Readonly<Record<string, readonly SidebarItem[]>>,
  texts: TextStore,
): Route {
  const route = JSON.parse(json, (key, value: unknown) =>
    key === 'body' && isStored(value) ? withBlocks(value, texts) : value,
  ) as Route
  if (route.page.kind !== 'doc') return route
  const items = sidebar === undefined ? [] : (sidebars[sidebar] ?? [])
  return { ...route, page: { ...route.page, items } }
}

interface Stored {
  readonly stamp: string
}

function isStored(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && 'stamp' in value
}

function withBlocks(
  body: Stored,
  texts: TextStore,
): Stored & { readonly blocks: readonly Block[] } {
  return {
    ...body,
    get blocks() {
      return texts.get<Block[]>(body.stamp)
    },
  }
}
