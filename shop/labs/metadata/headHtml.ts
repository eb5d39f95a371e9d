import { fullTitle, imageUrl, parseWebUrl, type PageMeta } from './pageMeta.ts'

/** In the text of an element only these two characters need escaping. */
function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** In a quoted attribute the quote must be escaped too; angle brackets are escaped for tools that search with regular expressions. */
function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** An attribute is written on one line, so line breaks become spaces. */
function oneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ')
}

const robotsContent = { index: '', noindex: 'noindex', nosnippet: 'nosnippet' }

/** The tags of the head, ready to copy. */
export function headHtml(page: PageMeta, alt: string): string {
  const lines: string[] = []
  const addMeta = (kind: 'name' | 'property', key: string, value: string | undefined) => {
    if (value) lines.push(`<meta ${kind}="${key}" content="${escapeAttribute(oneLine(value))}" />`)
  }
  const title = oneLine(fullTitle(page))
  const url = parseWebUrl(page.url)?.href
  const image = imageUrl(page)
  if (title) lines.push(`<title>${escapeText(title)}</title>`)
  addMeta('name', 'description', page.description.trim())
  addMeta('name', 'robots', robotsContent[page.robots])
  if (url) lines.push(`<link rel="canonical" href="${escapeAttribute(url)}" />`)
  if (page.icon) lines.push('<link rel="icon" href="/icon.svg" type="image/svg+xml" />')
  addMeta('property', 'og:title', page.ogTitle.trim())
  addMeta('property', 'og:description', page.ogDescription.trim())
  addMeta('property', 'og:type', 'article')
  addMeta('property', 'og:url', url)
  addMeta('property', 'og:site_name', page.siteName.trim())
  addMeta('property', 'og:image', image)
  if (image && page.alt) addMeta('property', 'og:image:alt', alt)
  addMeta('name', 'twitter:card', page.card === 'large' ? 'summary_large_image' : 'summary')
  return lines.join('\n')
}
