import type { Locate } from '../../../content/yaml.ts'
import type { ImportReport } from '../importReport.ts'
import { docId, type DocAddresses } from '../texts/docAddresses.ts'
import { isFields, listAt, textAt, type Fields } from '../texts/foreignValues.ts'
import { headElements } from '../texts/headElements.ts'

export interface FieldsContext {
  readonly file: string
  readonly locale: string
  readonly locate: Locate
  readonly addresses: DocAddresses
  readonly report: ImportReport
}

/** Fields that only say how VitePress arranges a page around its text. */
const layoutFields = new Set([
  'layout',
  'hero',
  'features',
  'navbar',
  'sidebar',
  'aside',
  'footer',
  'editLink',
  'lastUpdated',
  'pageClass',
  'titleTemplate',
  'theme',
  'markdownStyles',
])

/** Front matter of this engine for that of VitePress. */
export function vitepressFields(fields: Fields, context: FieldsContext): Record<string, unknown> {
  const { file, locate, report } = context
  const translated: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields)) {
    const place = { file, line: locate(name).line }
    const known = fieldOf(name, value, { ...context, place })
    if (known) {
      Object.assign(translated, known)
      report.translated(`Front matter \`${name}\``, place)
    } else if (!layoutFields.has(name) || (name === 'layout' && value !== 'home'))
      report.untranslated({
        ...place,
        what: `Front matter \`${name}\``,
        todo: 'The engine has no such field, so it was left out.',
      })
    else report.translated(`Front matter \`${name}\``, place)
  }
  return translated
}

function fieldOf(
  name: string,
  value: unknown,
  context: FieldsContext & { place: { file: string; line: number | undefined } },
): Record<string, unknown> | undefined {
  const { place, report } = context
  switch (name) {
    case 'title':
    case 'description':
      return value === null || value === '' ? {} : { [name]: String(value) }
    case 'head':
      return headField(listAt({ value }, 'value'), place, report)
    case 'outline':
      return outlineField(value)
    case 'prev':
    case 'next':
      return neighbourField(name, value, context)
    case 'search':
      return value === false ? { search: false } : {}
    case 'draft':
    case 'unlisted':
      return { [name]: value === true ? true : undefined }
    default:
      return undefined
  }
}

function headField(
  written: readonly unknown[],
  place: { file: string; line: number | undefined },
  report: ImportReport,
): Record<string, unknown> {
  const head = headElements(written, ['meta', 'link'], place, report).map(({ tag, attrs }) => ({
    tag,
    attrs: Object.fromEntries(Object.entries(attrs).map(([key, text]) => [key, String(text)])),
  }))
  return head.length > 0 ? { head } : {}
}

function outlineField(value: unknown): Record<string, unknown> {
  if (value === false) return { hide_table_of_contents: true }
  const deepest = value === 'deep' ? 6 : Array.isArray(value) ? Number(value.at(-1)) : Number(value)
  return deepest >= 2 && deepest <= 6 && deepest !== 3 ? { toc_max_heading_level: deepest } : {}
}

function neighbourField(
  name: 'prev' | 'next',
  value: unknown,
  { addresses, locale }: FieldsContext,
): Record<string, unknown> | undefined {
  const field = `pagination_${name}`
  if (value === false) return { [field]: null }
  const link = isFields(value) ? textAt(value, 'link') : undefined
  const doc = link === undefined ? undefined : addresses.find(locale, link)
  return doc && !doc.isPage ? { [field]: docId(doc) } : undefined
}
