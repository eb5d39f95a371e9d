import { textDirection } from '../config/language.ts'

/** Attributes of an element whose text is in another language than the page, with the direction that it is written in. */
export function langAttributes(lang: string | undefined): { lang?: string; dir?: 'ltr' | 'rtl' } {
  return lang === undefined ? {} : { lang, dir: textDirection(lang) }
}
