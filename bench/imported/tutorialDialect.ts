import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { listFolder } from './listFolder.ts'
import { outsideFences } from './outsideFences.ts'

/** In place of backticks where Markdown allows none. */
const BACKTICK = '\uE000'

const boxes = 'smart|warn|online|offline|quote|compare'
const examples = 'cut|iframe|codetabs|demo|head|todo|edit|html|js'

/** What javascript.info adds to Markdown, and plain Markdown files may contain. */
export const tutorialDialect = {
  prepare(body: string, file: string): string {
    const solution = join(dirname(file), 'solution.md')
    const isTask = basename(file) === 'task.md' && existsSync(solution)
    const own = prepared(body, file)
    return isTask ? `${own}\n\n${prepared(readFileSync(solution, 'utf8'), solution)}` : own
  },
  part: prepared,
  inline: (text: string): string =>
    text
      .replace(
        new RegExp(
          `\\[/?(?:${examples})(?:[ \\t]+[\\w-]+(?:=(?:"[^"]*"|[^\\s\\]]+))?)*[ \\t]*\\]`,
          'g',
        ),
        '',
      )
      .replace(/\[#[\w-]+\]/g, ''),
  inlineCode: (code: string): string => code.replace(/^(?:key|pattern|match|subject):(?=.)/, ''),
  /** Marked lines and words. */
  code: (code: string): string =>
    code.replace(/^[ \t]*\*\/?!\*[ \t]*(?:\n|$)/gm, '').replace(/\*\/?!\*/g, ''),
  boxOf(lang: string, meta: string): { title: string } | undefined {
    if (!new RegExp(`^(?:${boxes})$`).test(lang)) return undefined
    const title = /\bheader="((?:[^"\\]|\\.)*)"|\bheader='([^']*)'|\bauthor="([^"]*)"/.exec(meta)
    const written = title?.[1] ?? title?.[2] ?? title?.[3] ?? ''
    return {
      title: written.replaceAll('\\"', '"').replaceAll(BACKTICK, '`'),
    }
  },
}

function prepared(body: string, file: string): string {
  const text = body
    .replace(/^\s*(?:[a-z]+:[^\n]*\n(?:[ \t]+[^\n]*\n)*)+\s*\n?---[ \t]*\n/, '')
    // Markdown allows no backticks there.
    .replace(
      new RegExp(`^([ \\t]*\`{3,})((?:${boxes})\\b.*)$`, 'gm'),
      (_, fence: string, rest: string) => fence + rest.replaceAll('`', BACKTICK),
    )
  return outsideFences(text, (part) =>
    part
      .replace(
        /<info:([\w/-]+)(?:#[\w-]+)?>/g,
        (whole, slug: string) => titleOf(slug, file) ?? whole,
      )
      // The meaning of a term.
      .replace(/^:[ \t]+(?=\S)/gm, '- '),
  )
}

const titles = new Map<string, Map<string, string>>()

/** The title of the article that another one names. */
function titleOf(slug: string, file: string): string | undefined {
  const root = topFolder(file)
  if (root === undefined) return undefined
  const known = titles.get(root) ?? titlesIn(root)
  titles.set(root, known)
  return known.get(slug)
}

function titlesIn(root: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const path of listFolder(root)) {
    if (!/\/(?:article|index)\.md$/.test(path)) continue
    const title = /^#[ \t]+(.+?)[ \t]*$/m.exec(readFileSync(join(root, path), 'utf8'))?.[1]
    const name = basename(dirname(path)).replace(/^\d+-/, '')
    if (title !== undefined) found.set(name, title)
  }
  return found
}

/** The folder above all folders with numbers. */
function topFolder(file: string): string | undefined {
  if (file === '') return undefined
  let folder = dirname(file)
  while (/^\d+-/.test(basename(folder))) folder = dirname(folder)
  return folder
}
