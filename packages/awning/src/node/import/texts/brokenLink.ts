import type { SourcePlace, Untranslated } from '../importReport.ts'

/** A link of the source that leads to no page. */
export function brokenLink(url: string, place: SourcePlace): Untranslated {
  return {
    ...place,
    what: 'A link that leads to no page',
    todo: 'It stays as it is. Write the address of a page, or add the page.',
    detail: `\`${url}\``,
  }
}
