import { localized, type LocaleId } from '../../config/site.ts'
import type { LabInfo } from './lab.ts'

/** The texts of a lab in one language. */
export type LabTexts = {
  readonly title: string
  readonly caption: string
  readonly text: string
}

/** Finds the texts of a lab by its name, in one locale of the site. */
export type FindLabTexts = (name: string) => LabTexts | undefined

export function labTextsIn(
  labs: readonly LabInfo[],
  locale: LocaleId,
  defaultLocale: LocaleId,
): FindLabTexts {
  return (name) => {
    const lab = labs.find((candidate) => candidate.name === name)
    return (
      lab && {
        title: localized(lab.title, locale, defaultLocale),
        caption: localized(lab.caption, locale, defaultLocale),
        text: localized(lab.text, locale, defaultLocale),
      }
    )
  }
}
