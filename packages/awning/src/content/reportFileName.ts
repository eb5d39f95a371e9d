import type { AddressMistake } from '../config/addressMistake.ts'
import type { Report } from './problem.ts'

/** The name of a file is part of its page's address unless the front matter says otherwise. */
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
