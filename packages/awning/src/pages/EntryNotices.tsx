import type { ReactNode } from 'react'
import type { Entry } from '../content/model.ts'
import { StaleTranslationNotice } from '../theme/article/StaleTranslationNotice.tsx'
import { UntranslatedNotice } from '../theme/article/UntranslatedNotice.tsx'
import { VisibilityNotice } from '../theme/article/VisibilityNotice.tsx'
import type { Site } from '../theme/localeSite.ts'

export interface EntryNoticesProps {
  readonly site: Site
  readonly entry: Pick<Entry, 'textLang' | 'path' | 'visibility'> & Partial<Pick<Entry, 'stale'>>
}

/** What readers should know before they read a text: who finds it, and how it was translated. */
export function EntryNotices({ site, entry }: EntryNoticesProps): ReactNode {
  const { textLang, visibility, stale, path } = entry
  return (
    <>
      {visibility && <VisibilityNotice site={site} visibility={visibility} />}
      {textLang && <UntranslatedNotice site={site} lang={textLang} />}
      {stale && <StaleTranslationNotice site={site} path={path} />}
    </>
  )
}
