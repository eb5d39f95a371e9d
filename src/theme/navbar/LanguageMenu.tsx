'use client'

import type { ReactNode } from 'react'
import { useView } from '../../browser/view.ts'

interface Props {
  readonly label: string
  readonly current: string
  readonly locales: readonly { id: string; label: string; lang: string; root: string }[]
}

/** The same page in the other languages: a full load each, since each is a site of its own. */
export function LanguageMenu({ label, current, locales }: Props): ReactNode {
  const { path } = useView()
  const rest = path === '/404' ? '' : encodeURI(path.slice(1))
  const shown = locales.find(({ id }) => id === current)?.label ?? current
  return (
    <details className="language">
      <summary aria-label={`${label} ${shown}`}>{shown}</summary>
      <ul>
        {locales.map((locale) => (
          <li key={locale.id}>
            <a
              href={locale.root + rest}
              hrefLang={locale.lang}
              lang={locale.lang}
              data-root={locale.root}
              aria-current={locale.id === current ? 'true' : undefined}
            >
              {locale.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
