import type { ReactNode } from 'react'
import type { Entry } from '../content/model.ts'
import { foreignLang } from '../content/foreignLang.ts'
import { StaleTranslationNotice } from '../theme/article/StaleTranslationNotice.tsx'
import { TranslationNotice } from '../theme/article/TranslationNotice.tsx'
import { VisibilityNotice } from '../theme/article/VisibilityNotice.tsx'
import type { Site } from '../theme/localeSite.ts'

type Noticed = Pick<Entry, 'locale' | 'textLocale' | 'path' | 'visibility'> &
  Partial<Pick<Entry, 'stale'>>

/** What readers should know before they read a text: who finds it, and how it was translated. */
export function EntryNotices({ site, entry }: { site: Site; entry: Noticed }): ReactNode {
  const isForeign = foreignLang(entry).lang !== undefined
  const { visibility, stale, path } = entry
  // Payloads contain the result: for most pages that is nothing.
  if (!isForeign && !visibility && !stale) return null
  return (
    <>
      {visibility && <VisibilityNotice site={site} visibility={visibility} />}
      {isForeign && <TranslationNotice text={site.t.untranslated} />}
      {stale && <StaleTranslationNotice site={site} path={path} />}
    </>
  )
}
