import { htmlMistake } from '../htmlMistake.ts'
import { linksIn } from '../parseInline.ts'
import { linkMistake } from '../linkMistake.ts'
import type { SchemaContext } from './context.ts'
import { localizedText, optionalText } from './localized.ts'

/**
 * A line of Markdown: links, `**strong**`, `*emphasis*` and code. Paths in links are without locale.
 *
 * @example 'Made by [Ann](https://ann.example). [Contact](/contact)'
 */
export function inlineText(context: SchemaContext) {
  return localizedText(context).superRefine(checkLinks)
}

/** The same for a line that may be left out. */
export function optionalInlineText(context: SchemaContext) {
  return optionalText(context).superRefine(checkLinks)
}

/** A line of HTML; its links are written as they are, with base and locale. */
export function inlineHtml(context: SchemaContext) {
  return localizedText(context).superRefine((texts, issues) => {
    for (const [locale, html] of Object.entries(texts)) {
      const message = htmlMistake(html)
      if (message !== undefined) addIssue(issues, texts, locale, message)
    }
  })
}

interface Issues {
  addIssue(issue: { code: 'custom'; path?: string[]; message: string }): void
}

function checkLinks(texts: Readonly<Record<string, string>>, issues: Issues): void {
  for (const [locale, text] of Object.entries(texts))
    for (const to of linksIn(text)) {
      const mistake = linkMistake(to)
      if (mistake !== undefined)
        addIssue(issues, texts, locale, `contains the link "${to}", which ${mistake}`)
    }
}

/** A text that is the same for all locales is written once, so its mistake is reported once. */
function addIssue(
  issues: Issues,
  texts: Readonly<Record<string, string>>,
  locale: string,
  message: string,
): void {
  const isShared = Object.values(texts).every((text) => text === texts[locale])
  if (!isShared) issues.addIssue({ code: 'custom', path: [locale], message })
  else if (locale === Object.keys(texts)[0]) issues.addIssue({ code: 'custom', message })
}
