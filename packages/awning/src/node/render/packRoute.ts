import type { TextStore } from '../../cache/textStore.ts'
import type { Block, Body } from '../../content/model.ts'
import type { PageKind } from '../../pages/definePage.ts'
import { kindOf } from '../../pages/kinds.ts'
import type { Route } from '../../pages/route.ts'

/** Whether worker threads may render a page: kinds with many pages on a site support it. */
export function isPackable({ page }: Route, kinds: readonly PageKind[]): boolean {
  return kindOf(kinds, page).threads !== undefined
}

/** A route as JSON, for a worker thread. Bodies are not part of it: every thread reads them from disk. */
export function packRoute(route: Route, kinds: readonly PageKind[]): string {
  const { page } = route
  const packed = kindOf(kinds, page).threads?.pack?.(page) ?? page
  return JSON.stringify({ ...route, page: packed }, (key, value: unknown) =>
    key === 'body' && isStored(value) ? withoutBlocks(value) : value,
  )
}

export function unpackRoute(json: string, kinds: readonly PageKind[], texts: TextStore): Route {
  // The text was written by `packRoute`.
  const route = JSON.parse(json, (key, value: unknown) =>
    key === 'body' && isStored(value) ? withBlocks(value, texts) : value,
  ) as Route
  const unpack = kindOf(kinds, route.page).threads?.unpack
  return unpack ? { ...route, page: unpack(route.page) } : route
}

type BlocksBody = Extract<Body, { readonly kind: 'blocks' }>
type StoredBody = Omit<BlocksBody, 'blocks'>

function isStored(value: unknown): value is StoredBody {
  return typeof value === 'object' && value !== null && 'hash' in value
}

/** Names the properties, because spreading the object would read `blocks` from disk. */
function withoutBlocks({
  kind,
  hash,
  hasDiagram,
  hasMath = false,
  hasRichCode = false,
  hasFrame = false,
  hasTypes = false,
}: StoredBody): StoredBody {
  return {
    kind,
    hash,
    hasDiagram,
    ...(hasMath ? { hasMath } : {}),
    ...(hasRichCode ? { hasRichCode } : {}),
    ...(hasFrame ? { hasFrame } : {}),
    ...(hasTypes ? { hasTypes } : {}),
  }
}

function withBlocks(body: StoredBody, texts: TextStore): BlocksBody {
  return {
    ...body,
    get blocks() {
      return texts.get<Block[]>(body.hash)
    },
  }
}
