import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Corpus } from '../content/corpus.ts'
import type { ContentSource } from '../records.ts'
import { arrangeDocuments, type RealDocument } from './arrangeDocuments.ts'
import { readSite } from './readSite.ts'
import { realRoute } from './realRoute.ts'

/** Reads a folder that has a folder of Markdown for each site. */
export function readRealCorpus(folder: string): { corpus: Corpus; sources: ContentSource[] } {
  const sites = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => readSite(join(folder, name), name))
    .filter(({ texts }) => texts.size > 0)
    .toSorted((a, b) => (a.source.name < b.source.name ? -1 : 1))
  const documents = arrangeDocuments(sites)
  if (documents.length < 25)
    throw new Error(`${folder} has ${documents.length} documents, and a measurement needs 25.`)
  const document = (index: number): RealDocument => {
    const found = documents[index]
    if (!found) throw new Error(`There is no document with the number ${index}.`)
    return found
  }
  const size = documents.length
  const corpus = {
    id: hashOf(documents),
    size,
    document,
    added: () => addedDocument(document(0), document(size - 1)),
    route: () => realRoute(documents),
  }
  return { corpus, sources: sites.map(({ source }) => source) }
}

/** The text of a document, once more at the end of the last folder. */
function addedDocument(original: RealDocument, last: RealDocument): RealDocument {
  const path = last.path.replace(/\d+$/, (digits) => String(Number(digits) + 1).padStart(4, '0'))
  const { index, position } = last
  const title = `${original.title} (2)`
  return { ...original, title, path, index: index + 1, position: position + 1 }
}

function hashOf(documents: readonly RealDocument[]): string {
  const hash = createHash('sha256')
  for (const { path, title, text } of documents) hash.update(`${path}\n${title}\n${text}\n`)
  return hash.digest('hex').slice(0, 10)
}
