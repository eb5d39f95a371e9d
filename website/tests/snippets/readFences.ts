import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { websiteRoot } from '../websiteRoot.ts'

/** A code block of a text. */
export interface Fence {
  /** `content/en/docs/a.md:12`, for messages. */
  readonly place: string
  readonly language: string
  /** What follows the language on the opening line. */
  readonly options: string
  readonly title?: string
  readonly text: string
  /** Why it cannot be tested, as the comment before it says. */
  readonly untested?: string
}

/** A text of the website with its code blocks. */
export interface SnippetPage {
  readonly path: string
  readonly locale: string
  readonly fences: readonly Fence[]
}

/** All texts of the website that contain code blocks. */
export function readSnippetPages(): SnippetPage[] {
  return ['content', 'pages']
    .flatMap((folder) =>
      readdirSync(join(websiteRoot, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name.replaceAll('\\', '/')}`,
      ),
    )
    .filter((path) => /\.mdx?$/.test(path))
    .toSorted()
    .map((path) => ({
      path,
      locale: /^content\/(\w+)\//.exec(path)?.[1] ?? 'en',
      fences: readFences(readFileSync(join(websiteRoot, path), 'utf8'), path),
    }))
    .filter(({ fences }) => fences.length > 0)
}

const opening = /^( *)(`{3,})(\S*)(.*)$/
const reason = /^ *(?:<!--|\{\/\*) not tested: (.*?) (?:-->|\*\/\})$/

export function readFences(markdown: string, path: string): Fence[] {
  const fences: Fence[] = []
  const lines = markdown.split('\n')
  for (let at = 0; at < lines.length; at += 1) {
    const [, indent = '', marks = '', language = '', options = ''] =
      opening.exec(lines[at] ?? '') ?? []
    if (marks === '') continue
    const end = lines.findIndex((line, index) => index > at && line.trim() === marks)
    if (end === -1) throw new Error(`${path}:${at + 1}: the code block is never closed`)
    const before = lines.slice(0, at).findLast((line) => line.trim() !== '')
    const title = /\btitle="([^"]*)"/.exec(options)?.[1]
    const untested = reason.exec(before ?? '')?.[1]
    fences.push({
      place: `${path}:${at + 1}`,
      language,
      options: options.trim(),
      ...(title === undefined ? {} : { title }),
      text: `${lines
        .slice(at + 1, end)
        .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
        .join('\n')}\n`,
      ...(untested === undefined ? {} : { untested }),
    })
    at = end
  }
  return fences
}
