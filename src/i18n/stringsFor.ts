import type { LocaleId } from '../config/site.ts'
import { en } from './en.ts'
import type { Strings } from './strings.ts'
import { zh } from './zh.ts'

const byLocale: Readonly<Record<LocaleId, Strings>> = { zh, en }

/** The interface in a locale; a locale without strings of its own speaks English. */
export function stringsFor(locale: LocaleId): Strings {
  return byLocale[locale] ?? en
}
