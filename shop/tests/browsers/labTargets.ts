import type { BrowserTab } from '../../../packages/awning/tests/drivers/browserTab.ts'
import { expect } from '../../../packages/awning/tests/drivers/browserTest.ts'

/**
 * A selector for a control of an experiment, by its name or by how that begins. A control in a label has the label's name;
 * choices are pressed on the label, since the input itself may be hidden behind it.
 */
export async function controlIn(tab: BrowserTab, lab: string, name: string): Promise<string> {
  await expect.poll(() => tab.run(markControl, lab, name), `a control “${name}”`).toBe(true)
  return '[data-pressed-next]'
}

/** Runs in the page, so it can use nothing of this file. */
function markControl(lab: string, name: string): boolean {
  for (const old of document.querySelectorAll('[data-pressed-next]'))
    old.removeAttribute('data-pressed-next')
  const kinds = 'button, label, td[aria-label], input[aria-label], textarea[aria-label]'
  const controls = Array.from(document.querySelectorAll<HTMLElement>(`${lab} :is(${kinds})`))
  const nameOf = (control: HTMLElement) =>
    (control.ariaLabel ?? control.textContent).replaceAll(/\s+/g, ' ').trim()
  const found =
    controls.find((control) => nameOf(control) === name) ??
    controls.find((control) => nameOf(control).startsWith(name))
  const field = found?.querySelector('input:not([type=radio], [type=checkbox])')
  ;(field ?? found)?.setAttribute('data-pressed-next', '')
  return found !== undefined
}
