import { closestTo } from './closestTo.ts'
import { root } from './root.ts'
import { showMode } from './showMode.ts'

declare const BASE: string

/** Buttons that work without React, by the word in `data-do`; and presses that React will want to know of. */
export function answerControls(early: HTMLElement[]): void {
  // The browser has a use for it, so it is taken before the app is there; then it is a press like any other.
  addEventListener('keydown', (event) => {
    if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return
    const button = document.querySelector<HTMLElement>('[data-do=search]')
    // A hidden button means that nothing can search: the key is the browser's own.
    if (!button?.getClientRects().length) return
    event.preventDefault()
    button.click()
  })
  addEventListener(
    'click',
    ({ target }) => {
      const control = closestTo(target, '[data-do]')
      if (control) deeds[control.dataset['do'] ?? '']?.(control)
      // Without `:is()`, an unknown selector to browsers of 2020.
      const live = closestTo(target, '[data-live] button,[data-live] [role=tab]')
      if (live && root.dataset['app'] !== 'on') early.push(live)
      const language = closestTo<HTMLAnchorElement>(target, 'a[data-root]')
      if (language) {
        // The other language keeps the reader's place: same path, query and hash.
        const rest = location.pathname.slice((root.dataset['root'] ?? BASE).length)
        language.href = language.dataset['root'] + rest + location.search + location.hash
      }
    },
    true,
  )
}

const deeds: Readonly<Record<string, (control: HTMLElement) => void>> = {
  theme() {
    const mode = root.dataset['theme'] === 'dark' ? 'light' : 'dark'
    showMode(mode)
    store('theme', mode)
  },
  copy(control) {
    const figure = control.closest('figure')
    const code = figure?.querySelector('code')
    if (!code) return
    copy(code).then(() => {
      control.dataset['done'] = ''
      setTimeout(() => delete control.dataset['done'], 1500)
    }, console.error)
  },
  wrap(control) {
    control.ariaPressed = String(control.closest('figure')?.classList.toggle('wrap'))
  },
  panel(control) {
    const menu = control.closest<HTMLElement>('[popover]')
    if (menu) menu.dataset['panel'] = 'primary'
  },
  dismiss(control) {
    const bar = control.closest<HTMLElement>('[data-announcement]')
    if (!bar) return
    store('announcement.dismissed', bar.dataset['announcement'] ?? '')
    root.dataset['announcementBarInitiallyDismissed'] = ''
  },
}

function store(key: string, value: string): void {
  try {
    localStorage[key] = value
  } catch {
    // The choice lasts as long as the page. The app says why, once.
  }
}

/** Without a clipboard (an insecure origin) the old way: select, copy, deselect. */
async function copy(code: HTMLElement): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(code.textContent ?? '')
  getSelection()?.selectAllChildren(code)
  document.execCommand('copy')
  getSelection()?.empty()
}
