import type { ReactNode } from 'react'
import { languageNameIn } from '../../config/language.ts'
import { format } from '../../i18n/format.ts'
import type { Site } from '../localeSite.ts'
import { TranslationNotice } from './TranslationNotice.tsx'

/** Says that a text is not translated, and which language it is in. */
export function UntranslatedNotice({ site, lang }: { site: Site; lang: string }): ReactNode {
  const language = languageNameIn(lang, site.locale.lang)
  return <TranslationNotice text={format(site.t.untranslated, { language })} />
}
