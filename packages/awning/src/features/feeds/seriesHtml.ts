import type { Post } from '../../content/model.ts'
import { format } from '../../i18n/format.ts'
import type { Strings } from '../../i18n/strings.ts'
import { escapeText } from '../../text/escapeHtml.ts'

/** Which part of a series a post is; nothing for a post that belongs to none. */
export function seriesHtml(
  { series, path }: Post,
  t: Strings,
  urlOf: (path: string) => string,
): string {
  if (!series) return ''
  const part = series.parts.findIndex((other) => other.path === path) + 1
  const link = `<a href="${escapeText(urlOf(series.path))}">${escapeText(series.title)}</a>`
  const text = format(t.seriesPart, { part, parts: series.parts.length, series: link })
  return `<p>${text}</p>\n`
}
