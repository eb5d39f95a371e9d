/**
 * The router as a machine without a browser: it is told what happened and answers with its next
 * state and what is to be done. `router.ts` does it.
 */

/** Where a page is: the part that decides the page, and the rest. */
export interface Target {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** An entry of the browser's history. */
export interface Place extends Target {
  readonly key: string
}

export type Kind = 'push' | 'replace' | 'pop'

export interface Navigation {
  readonly id: number
  readonly kind: Kind
  readonly to: Place
  /** The reader asked again after a failure. */
  readonly isRetry?: boolean
}

export type State =
  | { readonly status: 'idle'; readonly at: Place; readonly shown: string }
  | {
      readonly status: 'loading' | 'failed'
      readonly at: Place
      readonly shown: string
      readonly next: Navigation
    }

export type Event =
  | {
      readonly type: 'follow'
      readonly kind: 'push' | 'replace'
      readonly id: number
      readonly to: Place
    }
  | { readonly type: 'pop'; readonly id: number; readonly to: Place }
  /** The browser followed a hash link by itself; it has scrolled already. */
  | { readonly type: 'hash'; readonly to: Place }
  /** The page of navigation `id` is in the document. */
  | { readonly type: 'shown'; readonly id: number }
  | { readonly type: 'failed'; readonly id: number }
  | { readonly type: 'stale'; readonly id: number }
  | { readonly type: 'retry'; readonly id: number }

export type Effect =
  | { readonly do: 'history'; readonly kind: 'push' | 'replace'; readonly to: Place }
  | { readonly do: 'load'; readonly navigation: Navigation }
  | { readonly do: 'scroll'; readonly to: 'top' | 'target' | 'restore'; readonly place: Place }
  | { readonly do: 'focus' }
  /** Leave the app: let the browser load the document. */
  | { readonly do: 'document' }

export function start(at: Place): State {
  return { status: 'idle', at, shown: pageOf(at) }
}

/** Two addresses of one page: a trailing slash and `/index.html` make no difference. */
export function pageOf({ pathname }: Target): string {
  return pathname.replace(/\/(?:index\.html)?$/, '')
}

export function transition(state: State, event: Event): [State, Effect[]] {
  switch (event.type) {
    case 'follow':
      return follow(state, event.kind, event.id, event.to)
    case 'pop':
      return go(state, { id: event.id, kind: 'pop', to: event.to })
    case 'hash':
      return [movedTo(state, event.to), []]
    case 'retry': {
      if (state.status !== 'failed') return [state, []]
      const navigation = { ...state.next, id: event.id, isRetry: true }
      return [{ ...state, status: 'loading', next: navigation }, [{ do: 'load', navigation }]]
    }
    case 'shown': {
      // Late results of a navigation that was superseded change nothing.
      if (state.status === 'idle' || state.next.id !== event.id) return [state, []]
      const { next } = state
      return [{ status: 'idle', at: next.to, shown: pageOf(next.to) }, arrival(next)]
    }
    case 'failed':
      if (state.status !== 'loading' || state.next.id !== event.id) return [state, []]
      return [{ ...state, status: 'failed' }, []]
    case 'stale':
      if (state.status !== 'loading' || state.next.id !== event.id) return [state, []]
      return [state, [{ do: 'document' }]]
  }
}

/** The address has another hash; whatever was under way for it goes on. */
function movedTo(state: State, to: Place): State {
  return state.status === 'idle'
    ? { ...state, at: to }
    : { ...state, at: to, next: { ...state.next, to } }
}

function follow(state: State, kind: 'push' | 'replace', id: number, to: Place): [State, Effect[]] {
  const { at } = state
  const isSamePlace = pageOf(at) === pageOf(to) && at.search === to.search
  // A double click is one step.
  if (isSamePlace && state.status === 'loading' && at.hash === to.hash) return [state, []]
  // A link to the page already shown leads to its top, and is no step of history.
  if (isSamePlace && state.status === 'idle' && to.hash === '') {
    return [state, [{ do: 'scroll', to: 'top', place: at }]]
  }
  if (isSamePlace && state.status === 'idle' && to.hash === at.hash) {
    return [state, [{ do: 'scroll', to: 'target', place: at }]]
  }
  const [next, effects] = go(state, { id, kind, to })
  return [next, [{ do: 'history', kind, to }, ...effects]]
}

function go(state: State, navigation: Navigation): [State, Effect[]] {
  const { to, kind } = navigation
  if (pageOf(to) !== state.shown) {
    return [
      { status: 'loading', at: to, shown: state.shown, next: navigation },
      [{ do: 'load', navigation }],
    ]
  }
  // The page is there already: nothing to load, and a navigation under way is given up.
  const effects: Effect[] = []
  if (kind === 'pop') effects.push({ do: 'scroll', to: 'restore', place: to })
  else if (to.hash !== '') effects.push({ do: 'scroll', to: 'target', place: to })
  else if (pageOf(state.at) !== pageOf(to)) effects.push({ do: 'scroll', to: 'top', place: to })
  return [{ status: 'idle', at: to, shown: state.shown }, effects]
}

/** What follows when the page is in the document: position first, then focus. */
function arrival({ kind, to }: Navigation): Effect[] {
  if (kind === 'pop') return [{ do: 'scroll', to: 'restore', place: to }]
  if (to.hash !== '') return [{ do: 'scroll', to: 'target', place: to }]
  const top: Effect = { do: 'scroll', to: 'top', place: to }
  return kind === 'push' ? [top, { do: 'focus' }] : [top]
}
