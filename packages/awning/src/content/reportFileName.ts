import type { AddressMistake } from '../config/addressMistake.ts'
import type { Report } from './diagnostic.ts'

/** Reports a file name that gives its page an invalid address. */
export function reportFileName(
  file: string,
  address: string,
  mistake: AddressMistake | undefined,
  fix: string,
  report: Report,
): void {
  if (!mistake) return
  report({
    severity: 'error',
    file,
    message: `the address ${address} follows from the file name and ${mistake.message}`,
    hint: `${fix} ${mistake.hint}`,
  })
}
