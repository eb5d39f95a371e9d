import { appendFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { benchDocument, pathOf } from '../content/document.ts'
import { siteFolder } from '../folders.ts'
import type { Peer } from '../peers/peer.ts'

/** Writes all documents of a site again; other files in its content folder stay. */
export function writeContent(peer: Peer, documents: number): void {
  const folder = join(siteFolder(peer.id), peer.content)
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) {
    if (/^g\d+$/.test(name)) rmSync(join(folder, name), { recursive: true })
  }
  for (let index = 0; index < documents; index += 1) {
    const document = benchDocument(index, documents)
    const file = join(folder, `${document.path}.md`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, peer.write(document))
  }
  if (peer.home) writeFileSync(join(siteFolder(peer.id), peer.home[0]), peer.home[1])
}

/** Adds a sentence to one document. */
export function changeDocument(peer: Peer, run: number): void {
  const file = join(siteFolder(peer.id), peer.content, `${pathOf(11)}.md`)
  appendFileSync(file, `\n第 ${run} 次修改的句子。\n`)
}

/** Removes caches and output. */
export function removeBuilt(peer: Peer): void {
  for (const path of [...peer.caches, peer.output]) remove(join(siteFolder(peer.id), path))
}

/** Removes the output and all caches except the one of the generator's own code. */
export function removeContentCaches(peer: Peer, codeCache: string): void {
  remove(join(siteFolder(peer.id), peer.output))
  const home = join(siteFolder(peer.id), dirname(codeCache))
  for (const name of readdirSync(home)) {
    if (name !== basename(codeCache)) remove(join(home, name))
  }
}

function remove(path: string): void {
  rmSync(path, { recursive: true, force: true })
}
