import type { LocaleId } from '../config/site.ts'
import { momentText } from './publicationTime.ts'
import type { Unpublished } from './visibility.ts'

/** A text that a build leaves out because it is not published yet. */
export interface LeftOutText {
  /** The locale that does without it. */
  readonly locale: LocaleId
  readonly key: string
  /** The file that says so: of a page that is left out in every language, the original. */
  readonly file: string
  readonly unpublished: Unpublished
  /** The address that it will have; absent for a translation in whose place the original is shown. */
  readonly path?: string
  /** Id of a doc. */
  readonly id?: string
}

/** Says why a text is left out, as the end of a sentence about it. */
export function leftOutReason(
  { file, unpublished }: Pick<LeftOutText, 'file' | 'unpublished'>,
  timeZone: string,
): string {
  switch (unpublished.state) {
    case 'draft':
      return `${file}, which is a draft`
    case 'scheduled':
      return `${file}, which is scheduled for ${momentText(unpublished.from, timeZone)}`
  }
}

/** What to do about a link to such a text. */
export const leftOutHint =
  'A build leaves that page out. Publish it first, or write the text without the link.'
