import { yamlTexts } from '../../content/yamlTexts.ts'
import { versionedUrl, type SavedDocs } from './versionedUrl.ts'

/** A change of a text: what is written between two offsets. */
export interface TextEdit {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** Fields that name docs by id, or by file. */
const docFields = ['pagination_prev', 'pagination_next', 'requires']

/**
 * Lets the fields of a copied doc that name docs name their copies, keeps the way to its picture, and removes its old
 * addresses. Everything else stays as it is written.
 */
export function frontMatterEdits(source: string, relative: string, docs: SavedDocs): TextEdit[] {
  const [block, start = '', yaml = ''] =
    /^(---[ \t]*\r?\n)([\s\S]*?)^---[ \t]*$/m.exec(source) ?? []
  if (block === undefined || !source.startsWith(block)) return []
  // Old addresses lead to the docs that are still written, and no two pages can have the same one.
  const aliases = /^aliases:.*\n(?:[ \t\-\]].*\n)*/m.exec(yaml)
  const removed = aliases
    ? [{ from: aliases.index, to: aliases.index + aliases[0].length, text: '' }]
    : []
  const renamed = (fields: readonly string[], rename: (value: string) => string) =>
    yamlTexts(yaml, fields).flatMap(({ value, isQuoted, from, to }) => {
      const text = rename(value)
      if (text === value) return []
      return [{ from, to, text: isQuoted ? JSON.stringify(text) : text }]
    })
  const copies = renamed(docFields, (value) =>
    /\.mdx?$/i.test(value) ? versionedUrl(value, relative, docs) : `${docs.version}/${value}`,
  )
  // From the root are pictures of public/, which are not copied.
  const pictures = renamed(['image'], (value) =>
    value.startsWith('/') ? value : versionedUrl(value, relative, docs),
  )
  return [...removed, ...copies, ...pictures].map(({ from, to, text }) => ({
    from: start.length + from,
    to: start.length + to,
    text,
  }))
}
