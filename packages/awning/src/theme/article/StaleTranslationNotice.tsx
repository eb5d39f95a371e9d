import type { ReactNode } from 'react'
import { hrefOf } from '../../config/address.ts'
import type { Site } from '../localeSite.ts'
import { TranslationNotice } from './TranslationNotice.tsx'

/** Says that a translation is older than its original, with a link to the original. */
export function StaleTranslationNotice({ site, path }: { site: Site; path: string }): ReactNode {
  const { config, t } = site
  const original = config.locales.find(({ id }) => id === config.defaultLocale)
  if (!original) return null
  return (
    <TranslationNotice
      text={t.newerOriginal}
      original={{
        href: hrefOf(config, original.id, path),
        label: original.label,
        lang: original.lang,
      }}
    />
  )
}
