import { closestElement } from './closestElement.ts'
import { documentElement } from './documentElement.ts'
import { setLanguageHref } from './setLanguageHref.ts'
import { setColourMode } from './setColourMode.ts'

declare const HAS_CHOICES: boolean

/** Runs buttons that work without React; `data-do` names the action. */
export function listenForControls(): void {
  if (HAS_CHOICES) Object.assign(actions, choices)
  // Browsers use Ctrl+K themselves, so it must be caught before the app runs; it clicks the search button.
  addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key !== 'k') return
    const button = document.querySelector<HTMLElement>('[data-do=search]')
    // The button is hidden where search cannot work; then the browser's own Ctrl+K applies.
    if (!button?.getClientRects().length) return
    event.preventDefault()
    button.click()
  })
  addEventListener(
    'click',
    (event) => {
      const control = closestElement(event.target, '[data-do]')
      if (control) actions[control.dataset['do'] ?? '']?.(control, event)
      setLanguageHref(event.target)
    },
    true,
  )
}

const actions: Record<string, (control: HTMLElement, event: Event) => void> = {
  // To the content, without an entry in the history; without scripts it is a plain hash link.
  skip(_, event) {
    event.preventDefault()
    document.querySelector('main')?.focus()
  },
  theme() {
    const mode = documentElement.dataset['theme'] === 'dark' ? 'light' : 'dark'
    setColourMode(mode)
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
    control.ariaPressed = `${control.closest('figure')?.classList.toggle('wrap')}`
  },
  panel(control) {
    const menu = control.closest<HTMLElement>('[popover]')
    if (menu) menu.dataset['panel'] = 'primary'
  },
}

/** Only on sites with an announcement or with several versions of their docs. */
const choices: typeof actions = {
  dismiss(control) {
    const bar = control.closest<HTMLElement>('[data-announcement]')
    if (!bar) return
    store('announcement.dismissed', bar.dataset['announcement'] ?? '')
    documentElement.dataset['announcementBarInitiallyDismissed'] = ''
  },
  // `preferredVersion.ts` reads it. A site can turn this off in its settings.
  version({ dataset }) {
    if (documentElement.dataset['forgetVersion'] === undefined)
      store('docs-preferred-version', dataset['version'] ?? '')
  },
}

function store(key: string, value: string): void {
  try {
    localStorage[key] = value
  } catch {
    // The choice lasts as long as the page; `probeStorage` logs the reason once the app runs.
  }
}

/**
 * Code with types says what to copy. Insecure origins have no clipboard API: there the code is selected, copied and deselected.
 */
async function copy(code: HTMLElement): Promise<void> {
  if (navigator.clipboard)
    return navigator.clipboard.writeText(code.dataset['text'] ?? code.textContent)
  getSelection()?.selectAllChildren(code)
  document.execCommand('copy')
  getSelection()?.empty()
}
