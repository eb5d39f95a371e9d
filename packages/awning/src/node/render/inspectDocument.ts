/** What the checks need to know of a finished page; the HTML itself need not be kept. */
export interface PageFacts {
  readonly links: readonly string[]
  readonly ids: ReadonlySet<string>
}

/** Reads links and ids off the finished HTML: what the reader gets is what is checked. */
export function inspectDocument(html: string): PageFacts {
  const body = html.slice(html.indexOf('<body'))
  // Authors write HTML by hand too: any case, any quotes.
  const anchors = body.matchAll(/<a\b[^>]*?\shref=(?:"([^"]*)"|'([^']*)'|([^\s>]+))[^>]*>/gi)
  const links = [...anchors].flatMap(([tag, ...values]) =>
    // Another origin, a new tab (a file) or a language: not this check's business.
    /\starget=["']?_blank/i.test(tag)
      ? []
      : [decodeEntities(values.find((value) => value !== undefined) ?? '')],
  )
  const ids = new Set(
    [...body.matchAll(/<[a-z][^>]*?\sid="([^"]*)"/g)].map(([, id]) => decodeEntities(id ?? '')),
  )
  return { links: [...new Set(links)], ids }
}

/** Things that a strict policy or a reader without script would stumble over. */
export function findForbidden(html: string): string | undefined {
  // Few pages have the word, and the pattern is slow.
  const style = html.includes('style="') ? /<[a-z][^>]*\sstyle="[^"]*"[^>]*>/.exec(html) : null
  if (style)
    return `a style attribute, which the content security policy drops: ${style[0].slice(0, 160)}`
  if (html.includes('<template id="B:'))
    return 'a part that only script would put in its place (a Suspense boundary)'
  if (html.includes('<!--$!-->'))
    return 'an empty Suspense boundary: a component failed or was not loaded'
  return undefined
}

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
