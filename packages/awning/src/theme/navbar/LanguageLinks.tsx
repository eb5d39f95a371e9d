'use client'

import type { ReactNode } from 'react'
import { useView } from '../../client/view.ts'
import type { LocaleChoice } from './localeChoices.ts'

interface Props {
  readonly current: string
  readonly locales: readonly LocaleChoice[]
}

/**
 * The same page in the other languages: a full load each, since each is a site of its own. Boot adds
 * the query and hash of the moment.
 */
export function LanguageLinks({ current, locales }: Props): ReactNode {
  const { path } = useView()
  const rest = path === '/404' ? '' : encodeURI(path.slice(1))
  return (
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
  )
}
