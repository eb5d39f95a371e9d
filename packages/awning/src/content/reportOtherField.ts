import type { LoadContext } from './loadContext.ts'
import type { ReadText } from './readTexts.ts'

/** Reports a field of a translation that has no effect, because the original says something else. */
export function reportOtherField<Front>(
  { file, front, locate }: Pick<ReadText<Front>, 'file' | 'front' | 'locate'>,
  field: keyof Front & string,
  original: Partial<Front> | undefined,
  { locale, report }: Pick<LoadContext, 'locale' | 'report'>,
): void {
  if (file.locale !== locale || front[field] === undefined) return
  if (String(front[field]) === String(original?.[field])) return
  report({
    severity: 'warning',
    file: file.file,
    ...locate(field),
    message: `${field} is not what the original says, and has no effect`,
    hint: 'The original decides for every language: change it there, or remove it here.',
  })
}
