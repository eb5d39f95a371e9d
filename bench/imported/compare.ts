import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { differences, type Difference, type PageText } from './pageText.ts'
import { listFolder } from './listFolder.ts'
import { matchPages } from './matchPages.ts'
import { readPage } from './readPage.ts'
import { readSource } from './readSource.ts'
import type { SourceDialect } from './sourceDialects.ts'

/** A text of the source, and how its page differs. */
export interface Compared {
  readonly file: string
  /** The page; undefined if there is none. */
  readonly page: string | undefined
  readonly differences: readonly Difference[]
}

interface Text {
  /** What the result calls it. */
  readonly file: string
  readonly path: string
  readonly text: string
  readonly content: PageText
}

/** Compares the pages in a folder with the texts of a source folder. */
export function compareWithTexts(folder: string, dialect: SourceDialect, dist: string): Compared[] {
  const texts = dialect.texts(folder).map((file) => {
    const absolute = join(folder, file)
    const content = readSource(readFileSync(absolute, 'utf8'), absolute, dialect)
    return { ...located(dialect.path(file, folder), content), file }
  })
  return compared(texts, pagesIn(dist))
}

/** Compares the pages in a folder with those of the original's own build. */
export function compareWithPages(original: string, dist: string): Compared[] {
  return compared(pagesIn(original), pagesIn(dist))
}

function compared(sources: readonly Text[], pages: readonly Text[]): Compared[] {
  const matches = matchPages(sources, pages)
  return sources.map((source) => {
    const page = matches.get(source)
    const found = page ? differences(source.content, page.content) : []
    return { file: source.file, page: page?.path, differences: found }
  })
}

function pagesIn(dist: string): Text[] {
  return listFolder(dist)
    .filter((file) => file.endsWith('.html') && !/^(?:[\w-]+\/)?404\b|^assets\//.test(file))
    .map((file) => located(file, readPage(readFileSync(join(dist, file), 'utf8'))))
}

function located(path: string, content: PageText): Text {
  return {
    file: path,
    path,
    text: content.headings.join('') + content.text + content.code.join(''),
    content,
  }
}
