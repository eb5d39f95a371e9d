import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Corpus } from '../content/corpus.ts'
import { siteFolder } from '../folders.ts'
import type { Peer } from '../peers/peer.ts'

/** The document that is open and edited. */
export const editedDocument = (corpus: Corpus) => corpus.document(11)

/** The paragraph that an edit adds. */
export const addedText = (edit: number) => `这是第 ${edit} 次保存的句子。`

/** Saves the document with one more paragraph after its first one, which is in view; or as it was. */
export function saveDocument(peer: Peer, corpus: Corpus, edit?: number): void {
  const document = editedDocument(corpus)
  const body: typeof document.body = (link) => {
    const [first = '', ...rest] = document.body(link).split('\n\n')
    return [first, ...(edit === undefined ? [] : [addedText(edit)]), ...rest].join('\n\n')
  }
  const file = join(siteFolder(peer.id), peer.content, `${document.path}.md`)
  writeFileSync(file, peer.write({ ...document, body }))
}
