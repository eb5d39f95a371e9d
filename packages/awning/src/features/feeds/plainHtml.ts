import { escapeAttribute } from '../../text/escapeHtml.ts'
import { htmlTokens, type OpenTag } from '../../text/html/htmlTokens.ts'
import { voidElements } from '../../text/html/voidElements.ts'
import { PlainWriter } from './plainWriter.ts'

/** Elements and attributes that the HTML of a feed may contain; of other elements the content stays. */
const allowedElements: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    (
      'abbr b bdi bdo blockquote br caption cite code dd del dfn div dl dt em figcaption figure ' +
      'h1 h2 h3 h4 h5 h6 hr i ins kbd mark p pre q rp rt ruby s samp section small strong sub ' +
      'summary sup table tbody tfoot thead tr u ul var wbr'
    )
      .split(' ')
      .map((name) => [name, []]),
  ),
  a: ['href'],
  audio: ['src', 'controls'],
  details: ['open'],
  img: ['src', 'alt', 'width', 'height'],
  li: ['value'],
  ol: ['start', 'reversed'],
  source: ['src', 'type'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  time: ['datetime'],
  video: ['src', 'controls', 'poster', 'width', 'height'],
}
const allowedAttributes = ['lang', 'dir', 'title']
const addressAttributes = ['href', 'src', 'poster']

/** Controls do not work outside of the page, so they are removed with all their content. */
const dropped =
  /^(?:script|style|template|button|select|textarea|label|form|meter|progress|iframe|object|embed|canvas|svg|math|noscript)$/

/** Converts HTML of the site for feed readers: absolute addresses, no classes, no scripts, no controls. */
export function plainHtml(html: string, page: string): string {
  const writer = new PlainWriter()
  for (const token of htmlTokens(html)) {
    if (token.kind === 'text')
      writer.write(html.slice(token.start, token.end).replaceAll('<', '&lt;'))
    if (token.kind === 'close') writer.close(token.name)
    if (token.kind !== 'open') continue
    const { name } = token
    const attributes = readAttributes(token)
    if (name === 'input') writer.write(checkbox(attributes))
    const drops = dropped.test(name) || isPageControl(attributes)
    const [start, end] = drops ? [formula(name, attributes), ''] : tags(name, attributes, page)
    if (voidElements.has(name) || token.selfClosing) writer.write(start)
    else writer.open({ name, start, end, drops })
  }
  return writer.finish()
}

/** The start and end to write for an element; both are empty if only its content stays. */
function tags(
  name: string,
  attributes: ReadonlyMap<string, string>,
  page: string,
): readonly [start: string, end: string] {
  // A note becomes a quotation, so that it stays separate from the text.
  if (attributes.get('class') === 'admonition') return ['<blockquote>', '</blockquote>']
  if (attributes.get('class') === 'admonition-title') return ['<p><strong>', '</strong></p>']
  // Other formats of a picture: readers of feeds get the original.
  if (name === 'source' && !attributes.has('src')) return ['', '']
  const allowed = allowedElements[name]
  if (!allowed) return ['', '']
  const pairs = [...allowed, ...allowedAttributes].flatMap((key) => {
    const value = attributes.get(key)
    if (value === undefined) return []
    const text = addressAttributes.includes(key) ? absolute(value, page) : value
    return text === undefined ? [] : [` ${key}="${text}"`]
  })
  return [`<${name}${pairs.join('')}>`, `</${name}>`]
}

/** The links of headings to themselves, the buttons of code blocks and their types, the links back from footnotes, the tabs. */
function isPageControl(attributes: ReadonlyMap<string, string>): boolean {
  const [kind = '', role = ''] = [attributes.get('class'), attributes.get('role')]
  return (
    /^(?:heading-link|tools|unfold|type)$/.test(kind) ||
    /^(?:doc-backlink|tablist)$/.test(role) ||
    attributes.get('aria-hidden') === 'true'
  )
}

/** Few feed readers show MathML, so the TeX is written in its place. */
function formula(name: string, attributes: ReadonlyMap<string, string>): string {
  const tex = name === 'math' ? attributes.get('data-tex') : undefined
  if (tex === undefined) return ''
  const code = `<code>${tex}</code>`
  return attributes.get('display') === 'block' ? `<pre>${code}</pre>` : code
}

function checkbox(attributes: ReadonlyMap<string, string>): string {
  if (attributes.get('type') !== 'checkbox') return ''
  return attributes.has('checked') ? '☑ ' : '☐ '
}

/** Values are copied with their character references, so only quotation marks have to be escaped. */
function readAttributes({ attributes }: OpenTag): ReadonlyMap<string, string> {
  return new Map(attributes.map(({ name, value }) => [name, value.replaceAll('"', '&quot;')]))
}

/** Undefined for addressAttributes that are invalid or run code, such as `javascript:`. */
function absolute(address: string, page: string): string | undefined {
  try {
    const url = new URL(address.replaceAll('&amp;', '&').replaceAll('&quot;', '"'), page)
    return /^(?:https?|mailto|tel):$/.test(url.protocol) ? escapeAttribute(url.href) : undefined
  } catch {
    return undefined
  }
}
