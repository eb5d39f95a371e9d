import { localeRoot } from '../../config/address.ts'
import type { Site } from '../localeSite.ts'

export interface LocaleChoice {
  readonly id: string
  readonly label: string
  readonly lang: string
  readonly root: string
}

/** The languages of the site, with only what client components need. */
export function localeChoices({ config }: Site): LocaleChoice[] {
  return config.locales.map(({ id, label, lang }) => ({
    id,
    label,
    lang,
    root: localeRoot(config, id),
  }))
}
