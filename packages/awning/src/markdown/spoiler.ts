import { escapeText } from '../text/escapeHtml.ts'
import type { BodyStrings } from './writeContext.ts'

/** The name of the directive for text that is hidden until the reader opens it. */
export const spoilerName = 'spoiler'

/** What a closed spoiler says, as HTML: that it is one and, where the author names it, what about. */
export function spoilerTitle(
  title: string | undefined,
  { spoiler, spoilerAbout }: Pick<BodyStrings, 'spoiler' | 'spoilerAbout'>,
): string {
  return title === undefined
    ? escapeText(spoiler)
    : escapeText(spoilerAbout).replace('{title}', () => title)
}
