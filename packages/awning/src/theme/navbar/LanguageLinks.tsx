'use client'

import type { ReactNode } from 'react'
import { useView } from '../../client/view.ts'
import type { LocaleChoice } from './localeChoices.ts'

interface Props {
  readonly current: string
  readonly locales: readonly LocaleChoice[]
}

/**
 * Links to the same page in the other languages. They are full document loads, because each language has
 * its own shell. Boot adds the current query and hash.
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
