import type { Page } from '@playwright/test'

/** Takes the popover API and its selector out of the page's world, as in Chrome 113, Safari 16 and Firefox 124. */
export async function withoutPopover(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name)
    Reflect.deleteProperty(window, 'ToggleEvent')
  })
  await withoutSelectors(page, [':popover-open'])
}

/** Makes selectors that contain one of these throw, as an unknown one does. */
export async function withoutSelectors(page: Page, unknown: readonly string[]): Promise<void> {
  await page.addInitScript((pseudoClasses) => {
    const refuseUnknown = (prototype: object, name: string) => {
      const known = Reflect.get(prototype, name)
      Reflect.set(prototype, name, function (this: unknown, selector: string) {
        if (pseudoClasses.some((pseudoClass) => selector.includes(pseudoClass)))
          throw new DOMException(`'${selector}' is not a valid selector.`, 'SyntaxError')
        return known.call(this, selector)
      })
    }
    for (const prototype of [Document.prototype, DocumentFragment.prototype, Element.prototype])
      for (const name of ['querySelector', 'querySelectorAll']) refuseUnknown(prototype, name)
    for (const name of ['matches', 'closest']) refuseUnknown(Element.prototype, name)
  }, unknown)
}

/** Takes away what the app uses where it is there, and does without elsewhere. */
export async function withoutExtras(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['requestIdleCallback', 'cancelIdleCallback', 'Highlight', 'scheduler'])
      Reflect.deleteProperty(window, name)
    for (const name of ['connection', 'clipboard', 'storage', 'locks', 'serviceWorker'])
      Reflect.deleteProperty(Navigator.prototype, name)
    for (const name of ['highlights', 'supports']) Reflect.deleteProperty(CSS, name)
    Reflect.deleteProperty(window, 'onscrollend')
    Reflect.deleteProperty(URL, 'canParse')
    Reflect.deleteProperty(Object, 'groupBy')
    Reflect.deleteProperty(Promise, 'withResolvers')
  })
}
