import type { Locate } from '../../../content/yaml.ts'
import type { ImportReport, SourcePlace } from '../importReport.ts'
import { docId, type DocAddresses } from '../texts/docAddresses.ts'
import { isFields, listAt, textAt, valueAt, type Fields } from '../texts/foreignValues.ts'
import { headElements } from '../texts/headElements.ts'

export interface FieldsContext {
  readonly file: string
  readonly locale: string
  readonly locate: Locate
  readonly addresses: DocAddresses
  readonly report: ImportReport
}

/** Front matter of this engine for that of Starlight. */
export function starlightFields(fields: Fields, context: FieldsContext): Record<string, unknown> {
  const translated: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields)) {
    const place = { file: context.file, line: context.locate(name).line }
    const known = fieldOf(name, value, place, context)
    if (known) {
      Object.assign(translated, known)
      context.report.translated(`Front matter \`${name}\``, place)
    } else
      context.report.untranslated({
        ...place,
        what: `Front matter \`${name}\``,
        todo: 'The engine has no such field, so it was left out.',
      })
  }
  return translated
}

function fieldOf(
  name: string,
  value: unknown,
  place: SourcePlace,
  context: FieldsContext,
): Record<string, unknown> | undefined {
  switch (name) {
    case 'title':
    case 'description':
      return { [name]: String(value) }
    case 'draft':
      return value === true ? { draft: true } : {}
    case 'pagefind':
      return value === false ? { search: false } : {}
    case 'tableOfContents':
      return contentsField(value)
    case 'sidebar':
      return sidebarField(value, place, context.report)
    case 'prev':
    case 'next':
      return neighbourField(name, value, context)
    case 'head': {
      const head = headElements(listAt({ value }, 'value'), ['meta', 'link'], place, context.report)
      const elements = head.map(({ tag, attrs }) => ({
        tag,
        attrs: Object.fromEntries(Object.entries(attrs).map(([key, text]) => [key, String(text)])),
      }))
      return elements.length > 0 ? { head: elements } : {}
    }
    // The hero is written as Markdown, a slug is an address, and the rest is how Starlight arranges a page.
    case 'hero':
    case 'slug':
    case 'template':
    case 'lastUpdated':
    case 'editUrl':
      return {}
    default:
      return undefined
  }
}

function contentsField(value: unknown): Record<string, unknown> {
  if (value === false) return { hide_table_of_contents: true }
  const deepest = Number(valueAt(value, 'maxHeadingLevel'))
  return deepest >= 2 && deepest <= 6 ? { toc_max_heading_level: deepest } : {}
}

function sidebarField(
  value: unknown,
  place: SourcePlace,
  report: ImportReport,
): Record<string, unknown> {
  const order = valueAt(value, 'order')
  if (valueAt(value, 'badge') !== undefined)
    report.untranslated({
      ...place,
      what: 'A badge in a sidebar',
      todo: 'Sidebars have none, so it was left out.',
    })
  return {
    ...(textAt(value, 'label') ? { sidebar_label: textAt(value, 'label') } : {}),
    ...(typeof order === 'number' ? { sidebar_position: order } : {}),
  }
}

function neighbourField(
  name: 'prev' | 'next',
  value: unknown,
  { addresses, locale }: FieldsContext,
): Record<string, unknown> | undefined {
  const field = `pagination_${name}`
  if (value === false) return { [field]: null }
  const doc = isFields(value) ? addresses.find(locale, textAt(value, 'link') ?? '') : undefined
  return doc && !doc.isPage ? { [field]: docId(doc) } : undefined
}
