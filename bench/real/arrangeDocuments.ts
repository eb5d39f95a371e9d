import { dirname } from 'node:path/posix'
import type { BenchDocument } from '../content/document.ts'
import { bare, LinkTargets } from './linkTargets.ts'
import type { RealSite } from './readSite.ts'
import type { RealText } from './readText.ts'

/** A document with its text, in which the links are marked. */
export interface RealDocument extends BenchDocument {
  readonly text: string
}

/** Around the path of a linked document, until a generator writes its address. */
const MARK = '\uE000'
const marked = new RegExp(`${MARK}([^${MARK}]*)${MARK}`, 'g')

/** The documents of all sites, in folders as the sites have them, but one folder deep and with numbers for names. */
export function arrangeDocuments(sites: readonly RealSite[]): RealDocument[] {
  const documents: RealDocument[] = []
  let folders = 0
  let index = 0
  for (const { texts } of sites) {
    const paths = new Map<string, string>()
    for (const files of byFolder([...texts.keys()])) {
      const folder = `g${String(folders).padStart(3, '0')}`
      folders += 1
      for (const file of files) {
        paths.set(file, `${folder}/d${String(index).padStart(4, '0')}`)
        index += 1
      }
    }
    const targets = new LinkTargets(paths)
    for (const [file, path] of paths) {
      const text = texts.get(file)
      const address = (url: string) => markedAddress(url, targets.find(url, file))
      if (text) documents.push(realDocument(text, path, documents, address))
    }
  }
  return documents
}

function byFolder(files: readonly string[]): string[][] {
  const folders = new Map<string, string[]>()
  for (const file of files) {
    const folder = dirname(bare(file))
    folders.set(folder, [...(folders.get(folder) ?? []), file])
  }
  return [...folders.values()]
}

/** Links to other sites stay; those to anything else than a document become plain text, also those to a dev server. */
function markedAddress(url: string, document: string | undefined): string | undefined {
  if (document !== undefined) return MARK + document + MARK
  return /^https?:\/\/(?!localhost\b)(?:(?![<>()])[!-~])+$/.test(url) ? url : undefined
}

function realDocument(
  { title, body }: RealText,
  path: string,
  before: readonly RealDocument[],
  address: (url: string) => string | undefined,
): RealDocument {
  const text = body(address)
  const previous = before.at(-1)
  return {
    index: before.length,
    path,
    title,
    position: previous && folderOf(previous.path) === folderOf(path) ? previous.position + 1 : 1,
    links: [...text.matchAll(marked)].map(([, target = '']) => target),
    text,
    body: (link) => text.replace(marked, (_, target: string) => link(target)),
  }
}

const folderOf = (path: string) => path.split('/')[0]

/** Where the first link to a document is in a text; -1 if there is none. */
export function linkPosition({ text }: RealDocument, path: string): number {
  return text.indexOf(MARK + path + MARK)
}
