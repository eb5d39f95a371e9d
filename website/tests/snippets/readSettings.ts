import { defineSite } from '../../../packages/awning/src/config/defineSite.ts'
import type { SiteSettings } from '../../../packages/awning/src/config/site.ts'
import type { Fence } from './readFences.ts'

/** With the locales of the texts in the examples: most of them set other options alone. */
const smallest = {
  url: 'https://docs.example.com',
  title: 'Handbook',
  locales: [{ id: 'en' }, { id: 'fr' }, { id: 'zh' }],
}

/** Evaluates the options of a code block: a whole file, or what is written inside of `defineSite({ … })`. */
export function readSettings({ text, place }: Fence): Partial<SiteSettings> {
  const isWhole = /^export default /m.test(text)
  const code = isWhole
    ? text.replace(/^import .*$/gm, '').replace(/^export default /m, 'return ')
    : `return { ${text}\n}`
  let settings: Partial<SiteSettings> | undefined
  const given = (value: Partial<SiteSettings>) => value
  try {
    // oxlint-disable-next-line no-implied-eval, no-new-func -- The code is an example of this repository.
    settings = new Function('defineSite', code)(given) as Partial<SiteSettings>
  } catch (error) {
    throw new Error(`${place}: the settings cannot be read: ${String(error)}`, { cause: error })
  }
  return settings
}

/** Fails with the message that an author would see. */
export function checkSettings(fence: Fence): void {
  // A text in another language alone is for a site that begins with it.
  const settings = readSettings(fence)
  defineSite({ ...smallest, ...settings }, {})
}
