import { fullTitle, imageAddress, webAddress, type PageMeta } from './page.ts'

/** In a title only these two begin something else. */
function inText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** In a quoted value the quote ends it; the angles are escaped for those who search with patterns. */
function inValue(text: string): string {
  return inText(text).replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** A value is on one line: a typed line break is a space there. */
function oneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ')
}

const robots = { index: '', noindex: 'noindex', nosnippet: 'nosnippet' }

/** The lines of the head, ready to copy. */
export function headHtml(page: PageMeta, alt: string): string {
  const lines: string[] = []
  const tag = (kind: 'name' | 'property', key: string, value: string | undefined) => {
    if (value) lines.push(`<meta ${kind}="${key}" content="${inValue(oneLine(value))}" />`)
  }
  const title = oneLine(fullTitle(page))
  const url = webAddress(page.url)?.href
  const image = imageAddress(page)
  if (title) lines.push(`<title>${inText(title)}</title>`)
  tag('name', 'description', page.description.trim())
  tag('name', 'robots', robots[page.robots])
  if (url) lines.push(`<link rel="canonical" href="${inValue(url)}" />`)
  if (page.icon) lines.push('<link rel="icon" href="/icon.svg" type="image/svg+xml" />')
  tag('property', 'og:title', page.ogTitle.trim())
  tag('property', 'og:description', page.ogDescription.trim())
  tag('property', 'og:type', 'article')
  tag('property', 'og:url', url)
  tag('property', 'og:site_name', page.siteName.trim())
  tag('property', 'og:image', image)
  if (image && page.alt) tag('property', 'og:image:alt', alt)
  tag('name', 'twitter:card', page.card === 'large' ? 'summary_large_image' : 'summary')
  return lines.join('\n')
}
