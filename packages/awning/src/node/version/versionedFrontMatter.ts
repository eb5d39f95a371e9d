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

/** Lets the fields of a copied doc that name docs name their copies. Everything else stays as it is written. */
export function frontMatterEdits(source: string, relative: string, docs: SavedDocs): TextEdit[] {
  const [block, start = '', yaml = ''] =
    /^(---[ \t]*\r?\n)([\s\S]*?)^---[ \t]*$/m.exec(source) ?? []
  if (block === undefined || !source.startsWith(block)) return []
  return yamlTexts(yaml, docFields).flatMap(({ value, isQuoted, from, to }) => {
    const text = /\.mdx?$/i.test(value)
      ? versionedUrl(value, relative, docs)
      : `${docs.version}/${value}`
    if (text === value) return []
    const written = isQuoted ? JSON.stringify(text) : text
    return [{ from: start.length + from, to: start.length + to, text: written }]
  })
}
