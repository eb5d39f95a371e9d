import type { ReactNode } from 'react'
import { hrefOf } from '../../config/address.ts'
import type { Site } from '../site.ts'
import { ForeignNotice } from './ForeignNotice.tsx'

/** Above a translation that is older than its original, with the way to it. */
export function StaleNotice({ site, path }: { site: Site; path: string }): ReactNode {
  const { config, t } = site
  const original = config.locales.find(({ id }) => id === config.defaultLocale)
  if (!original) return null
  return (
    <ForeignNotice
      text={t.newerOriginal}
      original={{
        href: hrefOf(config, original.id, path),
        label: original.label,
        lang: original.lang,
      }}
    />
  )
}
