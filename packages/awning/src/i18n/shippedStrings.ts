import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { hi } from './hi.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import { ptBr } from './ptBr.ts'
import { ru } from './ru.ts'
import type { Strings } from './strings.ts'
import { zh } from './zh.ts'
import { zhHant } from './zhHant.ts'

/** The strings of every language that the engine has them for, by language tag. */
export const shippedStrings: Readonly<Record<string, Strings>> = {
  'zh-Hans': zh,
  'zh-Hant': zhHant,
  en,
  ja,
  ko,
  de,
  fr,
  es,
  'pt-BR': ptBr,
  ru,
  ar,
  hi,
}
