import { canRunApp } from './canRunApp.ts'
import { answerControls } from './controls.ts'
import { mindHistory } from './history.ts'
import { armIntent } from './intent.ts'
import { createPrefetch } from './prefetch.ts'
import { root } from './root.ts'
import type { Shop } from './shop.ts'
import { applyStored } from './stored.ts'

/**
 * Runs inline in the head of every page, before anything else. Whatever must work before React is
 * here: the colour mode, menus, copy buttons, prefetching, and waiting for the reader to reach for
 * something. The build minifies it and puts in the constants.
 */
declare const BUILD: string
declare const BASE: string

// Where the app cannot run, the finished document stays as it is, and nothing is fetched for the app.
if (!canRunApp()) root.dataset['app'] = 'off'

const early: HTMLElement[] = []
const { take, prefetch, watch, fetchNow } = createPrefetch()

applyStored()
mindHistory()
const start = armIntent(fetchNow)
answerControls(early)
addEventListener('DOMContentLoaded', () => {
  watch(document)
  // The address asks for a lab, a search, or a state of a component that reads it with `usePageQuery`.
  const { search } = location
  if (/[?&](?:lab|q)=/.test(search) || (search && document.querySelector('[data-query]'))) start()
})
window.shop = { build: BUILD, base: BASE, start, take, watch, prefetch, early } satisfies Shop
