import type { SourcePlace, ImportReport } from '../importReport.ts'
import { isFields } from './foreignValues.ts'

const headTags = ['meta', 'link', 'script', 'style'] as const
type HeadTag = (typeof headTags)[number]

export interface HeadElement {
  readonly tag: HeadTag
  readonly attrs: Readonly<Record<string, string | true>>
  readonly content?: string
}

/** What this engine writes into the head of every page itself. */
function isOwn({ tag, attrs }: HeadElement): boolean {
  const name = String(attrs['property'] ?? attrs['name'] ?? attrs['rel'] ?? '')
  return tag === 'meta'
    ? /^(?:og:|twitter:|description$|viewport$|generator$|charset$)/.test(name) ||
        'charset' in attrs
    : tag === 'link' && /^(?:canonical|alternate|icon|shortcut icon|sitemap|manifest)$/.test(name)
}

/** Elements for the head as other generators write them: `[tag, attributes, content]` or `{ tag, attrs, content }`. */
export function headElements(
  written: readonly unknown[],
  allowed: readonly HeadTag[],
  place: SourcePlace,
  report: ImportReport,
): HeadElement[] {
  return written.flatMap((item): HeadElement[] => {
    const { tag, element } = headElement(item)
    if (!element) {
      report.untranslated({
        ...place,
        what: `\`<${tag}>\` in the head`,
        todo: 'It was left out, because it is no element for the head of a page.',
      })
      return []
    }
    if (isOwn(element)) {
      report.translated('Elements of the head that every page has anyway', place)
      return []
    }
    if (!allowed.includes(element.tag)) {
      report.untranslated({
        ...place,
        what: `\`<${element.tag}>\` in the head`,
        todo: 'It was left out. Scripts and styles are for `head` in site.config.ts, for all pages.',
      })
      return []
    }
    report.translated('Elements of the head', place)
    return [element]
  })
}

function headElement(item: unknown): { tag: string; element?: HeadElement } {
  const [written, attrs, content] = Array.isArray(item)
    ? (item as unknown[])
    : isFields(item)
      ? [item['tag'], item['attrs'], item['content']]
      : []
  const tag = headTags.find((name) => name === written)
  if (tag === undefined) return { tag: String(written) }
  const values = Object.entries(isFields(attrs) ? attrs : {}).flatMap(
    ([name, value]): [string, string | true][] => {
      if (value === false || value === undefined || value === null) return []
      return [[name, value === true || value === '' ? true : String(value)]]
    },
  )
  const code = typeof content === 'string' && content !== '' ? { content } : {}
  return { tag, element: { tag, attrs: Object.fromEntries(values), ...code } }
}
