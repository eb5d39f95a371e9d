import { appendFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Corpus } from '../content/corpus.ts'
import type { BenchDocument } from '../content/document.ts'
import { siteFolder } from '../folders.ts'
import type { Peer } from '../peers/peer.ts'
import { moveAside } from './moveAside.ts'

/** Writes all documents of a site again; other files in its content folder stay. */
export function writeContent(peer: Peer, corpus: Corpus): void {
  const folder = join(siteFolder(peer.id), peer.content)
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) {
    if (/^g\d+$/.test(name)) moveAside(join(folder, name))
  }
  for (let index = 0; index < corpus.size; index += 1) write(peer, corpus.document(index))
  if (peer.home) writeFileSync(join(siteFolder(peer.id), peer.home[0]), peer.home[1])
}

/** Adds a sentence to one document. */
export function changeDocument(peer: Peer, corpus: Corpus, run: number): void {
  const file = join(siteFolder(peer.id), peer.content, `${corpus.document(11).path}.md`)
  appendFileSync(file, `\n第 ${run} 次修改的句子。\n`)
}

/** Writes one more document, at the end of the last folder. */
export function addDocument(peer: Peer, corpus: Corpus): void {
  write(peer, corpus.added())
}

/** Moves a document to the end of its folder: only its place in sidebars changes. */
export function moveDocument(peer: Peer, corpus: Corpus): void {
  write(peer, { ...corpus.document(12), position: 9999 })
}

function write(peer: Peer, document: BenchDocument): void {
  const file = join(siteFolder(peer.id), peer.content, `${document.path}.md`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, peer.write(document))
}

/** Removes caches and output. */
export function removeBuilt(peer: Peer): void {
  for (const path of [...peer.caches, peer.output]) moveAside(join(siteFolder(peer.id), path))
}
