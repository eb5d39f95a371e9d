import type { Page } from '@playwright/test'
import { markPattern } from './siteVersions.ts'

/** What a reader sees in a tab, as far as the rules need it. */
export interface Snapshot {
  readonly pathname: string
  readonly title: string
  readonly heading: string
  /** Heading of a message in the place of the page, or empty. */
  readonly alert: string
  /** The document is one of the site's, and the beginning of it has arrived. */
  readonly isSite: boolean
  readonly app: string | undefined
  readonly text: string
  /** Marks of the versions whose texts are on the screen. */
  readonly marks: readonly string[]
  readonly isStyled: boolean
  /** The reader waits for a search or a download. */
  readonly waitsFor: string | undefined
}

/** Rejects while the document is being replaced. */
export async function takeSnapshot(page: Page): Promise<Snapshot> {
  const { parts, ...facts } = await page.evaluate(inspect)
  return { ...facts, marks: [...new Set(parts.join(' ').match(markPattern))] }
}

/** Runs in the page, so it may use nothing from outside. */
function inspect() {
  const { documentElement, title, body } = document
  const alert = document.querySelector('main [role=alert] :is(h1, h2)')
  const dialog = document.querySelector('dialog[open]')
  const typed = dialog?.querySelector<HTMLInputElement>('input')?.value
  const found = dialog?.querySelector('[role=option], [role=alert]')
  const said = dialog?.querySelector('[role=status]')?.textContent
  const isList = document.querySelector('[data-in-area]') !== null || alert !== null
  const navbar = document.querySelector('[data-navbar]')
  // Search results and lists of saved pages may name other versions.
  const places = ['[data-navbar] ul', '#Menu', 'footer', ...(isList ? [] : ['main'])]
  return {
    pathname: location.pathname,
    title,
    heading: document.querySelector('main h1')?.textContent ?? '',
    alert: alert?.textContent ?? '',
    isSite: '__awning' in window,
    // An incomplete document may have no element at all.
    app: documentElement?.dataset['app'],
    text: body?.innerText.trim() ?? '',
    parts: [title, ...places.map((place) => document.querySelector(place)?.textContent ?? '')],
    isStyled: navbar !== null && getComputedStyle(navbar).position === 'sticky',
    waitsFor:
      typed && !found && !said
        ? 'search'
        : document.querySelector('[data-state=running]')
          ? 'download'
          : undefined,
  }
}
