import type { LocaleId } from '../../config/site.ts'
import { isRecord } from '../../config/isRecord.ts'
import type { Report } from '../../content/diagnostic.ts'
import { nearest } from '../../text/nearest.ts'
import type { LabInfo } from './lab.ts'

type ReportCode = (message: string, hint: string) => void

const fields = ['name', 'title', 'caption', 'text', 'component'] as const
const textFields = ['title', 'caption', 'text'] as const

/** Checks the labs that a site defines, and returns their names and texts. */
export function readLabs(
  value: unknown,
  file: string,
  defaultLocale: LocaleId,
  report: Report,
): LabInfo[] {
  const wrong: ReportCode = (message, hint) => report({ severity: 'error', file, message, hint })
  if (value === undefined) return []
  if (!Array.isArray(value)) {
    wrong('labs is not a list', 'Write labs: [defineLab({ … }), defineLab({ … })].')
    return []
  }
  const labs = value.flatMap((lab: unknown, index) => readLab(lab, index, defaultLocale, wrong))
  const names = labs.map(({ name }) => name)
  for (const name of new Set(names.filter((name, index) => names.indexOf(name) !== index)))
    wrong(
      `two labs have the name "${name}"`,
      'Give one of them another name: texts find a lab by its name.',
    )
  return labs
}

function readLab(
  lab: unknown,
  index: number,
  defaultLocale: LocaleId,
  wrong: ReportCode,
): LabInfo[] {
  if (!isRecord(lab)) {
    wrong(`labs[${index}] is not a lab`, "Write defineLab({ name: '…', … }).")
    return []
  }
  const { name, component } = lab
  const isNamed = typeof name === 'string' && /^[a-z][a-z0-9-]*$/.test(name)
  const which = isNamed ? `the lab "${name}"` : `labs[${index}]`
  if (!isNamed)
    wrong(
      name === undefined ? `${which} has no name` : `the name of ${which} cannot be ${show(name)}`,
      "Write name: 'my-lab', in lower-case letters, digits and hyphens, a letter first.",
    )
  for (const field of Object.keys(lab)) {
    if (fields.some((known) => known === field)) continue
    const guess = nearest(field, fields)
    wrong(
      `${which} has a field "${field}", which labs do not have`,
      guess ? `Did you mean "${guess}"?` : `Known ones: ${fields.join(', ')}.`,
    )
  }
  if (typeof component !== 'function')
    wrong(
      `${which} has no component`,
      "Write component: () => import('./MyLab.tsx'), with the component as that module's default export.",
    )
  const [title, caption, text] = textFields.map((field) =>
    readTexts(lab[field], field, which, defaultLocale, wrong),
  )
  return isNamed && title && caption && text ? [{ name, title, caption, text }] : []
}

function readTexts(
  value: unknown,
  field: string,
  which: string,
  defaultLocale: LocaleId,
  wrong: ReportCode,
): Record<LocaleId, string> | undefined {
  const hint = `Write ${field}: { ${localeKey(defaultLocale)}: '…' }, one text for each locale.`
  if (!isRecord(value)) {
    const message =
      value === undefined
        ? `${which} has no ${field}`
        : `the ${field} of ${which} is not one text for each locale`
    wrong(message, hint)
    return undefined
  }
  const texts: Record<LocaleId, string> = {}
  for (const [locale, text] of Object.entries(value)) {
    if (typeof text === 'string' && text.trim() !== '') texts[locale] = text
    else wrong(`the ${field} of ${which} has no text for the locale "${locale}"`, hint)
  }
  if (!(defaultLocale in value))
    wrong(`the ${field} of ${which} has no text for "${defaultLocale}", the default locale`, hint)
  return texts
}

/** A locale as the key of an object, quoted if JavaScript requires it. */
function localeKey(locale: LocaleId): string {
  return /^\w+$/.test(locale) ? locale : `'${locale}'`
}

function show(value: unknown): string {
  return JSON.stringify(value) ?? typeof value
}
