import type { BrowserTab } from '../../../packages/awning/tests/drivers/browserTab.ts'

/** What readers do and see in a running app, in every engine. */

/** Follows a link that need not be on the page, in the running app. */
export function followLink(tab: BrowserTab, href: string): Promise<void> {
  return tab.run((target) => {
    const link = document.createElement('a')
    link.href = target
    document.body.append(link)
    link.click()
    link.remove()
  }, href)
}

/** The text of the first such element, on one line; nothing if there is none. */
export function textOf(tab: BrowserTab, selector: string): Promise<string | undefined> {
  return tab.run(
    (wanted) =>
      document.querySelector<HTMLElement>(wanted)?.innerText.replaceAll(/\s+/g, ' ').trim(),
    selector,
  )
}

export function pathOf(tab: BrowserTab): Promise<string> {
  return tab.run(() => location.pathname)
}
