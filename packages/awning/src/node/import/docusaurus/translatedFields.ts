import type { Data } from '../source/readData.ts'
import { list, text } from '../source/readData.ts'
import type { ImportReport } from '../importReport.ts'
import type { SplitText } from '../markdown/frontMatterText.ts'

/** Fields that mean the same here. */
const same = {
  doc: [
    'title',
    'description',
    'image',
    'draft',
    'unlisted',
    'hide_title',
    'hide_table_of_contents',
    'toc_max_heading_level',
    'sidebar_label',
    'sidebar_position',
    'pagination_label',
    'pagination_prev',
    'pagination_next',
    'id',
  ],
  post: [
    'title',
    'description',
    'image',
    'draft',
    'unlisted',
    'hide_table_of_contents',
    'toc_max_heading_level',
  ],
  page: [
    'title',
    'description',
    'image',
    'draft',
    'unlisted',
    'hide_title',
    'hide_table_of_contents',
    'toc_max_heading_level',
  ],
} as const

/** Fields that are read elsewhere, or say nothing that the engine needs. */
const silent = new Set([
  'slug',
  'keywords',
  'authors',
  'author',
  'author_title',
  'author_url',
  'author_image_url',
  'date',
  'format',
  'mdx',
  'parse_number_prefixes',
  'displayed_sidebar',
  'original_id',
  'hide_reading_time',
  'wrapperClassName',
])

const todos: Readonly<Record<string, string>> = {
  tags: 'Docs have no tags here. The field was left out; use sidebars, reading paths (docs.paths) or search.',
  last_update: 'The field was left out. Docs show the day of their last commit.',
  custom_edit_url:
    'The field was left out. Every text has the link that editUrl in the settings makes.',
  toc_min_heading_level: 'The field was left out: contents begin with level 2.',
}

/** The fields of a text that the engine knows. The others are reported. */
export function translatedFields(
  kind: keyof typeof same,
  { fields, locate }: SplitText,
  file: string,
  report: ImportReport,
): Record<string, unknown> {
  const result: Record<string, unknown> = {}
  const known: readonly string[] = same[kind]
  for (const [name, value] of Object.entries(fields)) {
    if (known.includes(name)) {
      const plain = plainValue(name, value)
      if (plain !== undefined) result[name] = plain
    } else if (!silent.has(name) && !(kind === 'post' && name === 'tags'))
      report.untranslated({
        file,
        line: locate(name).line,
        what: `The field \`${name}\` of the front matter`,
        todo: todos[name] ?? 'The field was left out, because nothing here is like it.',
      })
  }
  const keywords = keywordsOf(fields)
  return keywords.length > 0 ? { ...result, keywords } : result
}

function plainValue(name: string, value: unknown): unknown {
  if (value === null) return /^pagination_(?:prev|next)$/.test(name) ? null : undefined
  if (name === 'sidebar_position') return typeof value === 'number' ? value : undefined
  if (name === 'toc_max_heading_level')
    return typeof value === 'number' && value >= 2 ? value : undefined
  if (/^(?:draft|unlisted|hide_)/.test(name)) return value === true ? true : undefined
  const plain = text(value)?.trim()
  return plain === '' ? undefined : plain?.replaceAll(/\s*\n\s*/g, ' ')
}

function keywordsOf(fields: Data): string[] {
  const { keywords } = fields
  const words = typeof keywords === 'string' ? keywords.split(',') : list(keywords).map(String)
  return words.map((word) => word.trim()).filter(Boolean)
}
