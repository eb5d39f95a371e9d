import { textDirection } from '../config/language.ts'

/** Attributes of an element whose text is in another language than the page, with the direction that it is written in. */
export interface LangAttributes {
  readonly lang?: string
  readonly dir?: 'ltr' | 'rtl'
}

export function langAttributes(lang: string | undefined): LangAttributes {
  return lang === undefined ? {} : { lang, dir: textDirection(lang) }
}
