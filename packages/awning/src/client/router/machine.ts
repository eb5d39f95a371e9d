/**
 * The router as a state machine that needs no browser: `transition` takes an event and returns the next
 * state and the effects to perform. `router.ts` performs them.
 */

export interface Target {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** An entry of the browser's history. */
export interface HistoryEntry extends Target {
  readonly key: string
}

export type NavigationKind = 'push' | 'replace' | 'pop'

export interface Navigation {
  readonly id: number
  readonly kind: NavigationKind
  readonly to: HistoryEntry
  /** The reader asked again after a failure. */
  readonly isRetry?: boolean
  /** The browser has animated the step itself, as it does when a reader swipes back. */
  readonly isSwipe?: boolean
}

export type State =
  | { readonly status: 'idle'; readonly at: HistoryEntry; readonly shown: string }
  | {
      readonly status: 'loading' | 'failed'
      readonly at: HistoryEntry
      readonly shown: string
      readonly next: Navigation
    }

export type Event =
  | {
      readonly type: 'follow'
      readonly kind: 'push' | 'replace'
      readonly id: number
      readonly to: HistoryEntry
    }
  | {
      readonly type: 'pop'
      readonly id: number
      readonly to: HistoryEntry
      readonly isSwipe?: boolean
    }
  /** The browser followed a hash link by itself and has scrolled already. */
  | { readonly type: 'hash'; readonly to: HistoryEntry }
  /** The page of navigation `id` is in the document. */
  | { readonly type: 'shown'; readonly id: number }
  | { readonly type: 'failed'; readonly id: number }
  | { readonly type: 'stale'; readonly id: number }
  /** The address of navigation `id` is an old one. */
  | { readonly type: 'redirected'; readonly id: number; readonly to: Target }
  | { readonly type: 'retry'; readonly id: number }

export type Effect =
  | { readonly do: 'history'; readonly kind: 'push' | 'replace'; readonly to: HistoryEntry }
  | { readonly do: 'load'; readonly navigation: Navigation }
  /** Gives up the navigation under way, whose page may be rendering already: the page before it stays. */
  | { readonly do: 'cancel' }
  | {
      readonly do: 'scroll'
      readonly to: 'top' | 'target' | 'restore'
      readonly entry: HistoryEntry
    }
  | { readonly do: 'focus' }
  /** Leaves the app: the browser loads the document. */
  | { readonly do: 'document' }

export function start(at: HistoryEntry): State {
  return { status: 'idle', at, shown: pageOf(at) }
}

/** Identifies the page: a trailing slash, `/index.html`, the query and the hash make no difference. */
export function pageOf({ pathname }: Pick<Target, 'pathname'>): string {
  return pathname.replace(/\/(?:index\.html)?$/, '')
}

export function transition(state: State, event: Event): [State, Effect[]] {
  switch (event.type) {
    case 'follow':
      return follow(state, event.kind, event.id, event.to)
    case 'pop': {
      const { type: kind, ...step } = event
      return go(state, { kind, ...step })
    }
    case 'hash':
      return [movedTo(state, event.to), []]
    case 'retry': {
      if (state.status !== 'failed') return [state, []]
      const navigation = { ...state.next, id: event.id, isRetry: true }
      // What timed out may have arrived since and be rendering.
      const effects: Effect[] = [{ do: 'cancel' }, { do: 'load', navigation }]
      return [{ ...state, status: 'loading', next: navigation }, effects]
    }
    case 'shown': {
      // A late result of a superseded navigation changes nothing.
      if (state.status === 'idle' || state.next.id !== event.id) return [state, []]
      const { next } = state
      return [{ status: 'idle', at: next.to, shown: pageOf(next.to) }, effectsAfter(next)]
    }
    case 'redirected':
      if (state.status === 'idle' || state.next.id !== event.id) return [state, []]
      return redirect(state, state.next, event.to)
    case 'failed':
      if (state.status !== 'loading' || state.next.id !== event.id) return [state, []]
      // The message takes the place of the page, and begins at the top.
      return [{ ...state, status: 'failed' }, [{ do: 'scroll', to: 'top', entry: state.next.to }]]
    case 'stale':
      if (state.status !== 'loading' || state.next.id !== event.id) return [state, []]
      return [state, [{ do: 'document' }]]
  }
}

/** Only the hash of the address has changed; a navigation under way goes on. */
function movedTo(state: State, to: HistoryEntry): State {
  return state.status === 'idle'
    ? { ...state, at: to }
    : { ...state, at: to, next: { ...state.next, to } }
}

function follow(
  state: State,
  kind: 'push' | 'replace',
  id: number,
  to: HistoryEntry,
): [State, Effect[]] {
  const { at } = state
  const isSamePlace = pageOf(at) === pageOf(to) && at.search === to.search
  // A double click adds one entry to the history.
  if (isSamePlace && state.status === 'loading' && at.hash === to.hash) return [state, []]
  // A link to the page already shown scrolls to its top and adds no entry to the history.
  if (isSamePlace && state.status === 'idle' && to.hash === '') {
    return [state, [{ do: 'scroll', to: 'top', entry: at }]]
  }
  if (isSamePlace && state.status === 'idle' && to.hash === at.hash) {
    return [state, [{ do: 'scroll', to: 'target', entry: at }]]
  }
  const [next, effects] = go(state, { id, kind, to })
  return [next, [{ do: 'history', kind, to }, ...effects]]
}

/** The entry of an old address becomes that of the new one, which gets its query and hash, unless it has its own. */
function redirect(
  state: State,
  { to: old, ...navigation }: Navigation,
  to: Target,
): [State, Effect[]] {
  const entry: HistoryEntry = {
    key: old.key,
    pathname: to.pathname,
    search: to.search || old.search,
    hash: to.hash || old.hash,
  }
  const [next, effects] = go(state, { ...navigation, to: entry })
  return [next, [{ do: 'history', kind: 'replace', to: entry }, ...effects]]
}

function go(state: State, navigation: Navigation): [State, Effect[]] {
  const { to, kind } = navigation
  const effects: Effect[] = state.status === 'idle' ? [] : [{ do: 'cancel' }]
  if (pageOf(to) !== state.shown) {
    return [
      { status: 'loading', at: to, shown: state.shown, next: navigation },
      [...effects, { do: 'load', navigation }],
    ]
  }
  // The page is shown already, so nothing is loaded.
  if (kind === 'pop') effects.push({ do: 'scroll', to: 'restore', entry: to })
  else if (to.hash !== '') effects.push({ do: 'scroll', to: 'target', entry: to })
  else if (pageOf(state.at) !== pageOf(to)) effects.push({ do: 'scroll', to: 'top', entry: to })
  return [{ status: 'idle', at: to, shown: state.shown }, effects]
}

/** What to do once the page is in the document: scroll first, then focus. */
function effectsAfter({ kind, to }: Navigation): Effect[] {
  if (kind === 'pop') return [{ do: 'scroll', to: 'restore', entry: to }]
  if (to.hash !== '') return [{ do: 'scroll', to: 'target', entry: to }]
  const top: Effect = { do: 'scroll', to: 'top', entry: to }
  return kind === 'push' ? [top, { do: 'focus' }] : [top]
}
