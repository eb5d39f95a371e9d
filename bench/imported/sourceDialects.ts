import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { docusaurusPath, prepareDocusaurus } from './docusaurusDialect.ts'
import { listFolder } from './listFolder.ts'
import { outsideFences } from './outsideFences.ts'
import { tutorialDialect } from './tutorialDialect.ts'

/** How the texts of a generator are read: only what is no Markdown or MDX, and shown to readers or not. */
export interface SourceDialect {
  /** The texts that have a page, as paths from the site's folder. */
  readonly texts: (folder: string) => string[]
  /** A path like that of its page, by which one of several pages with the same text is found. */
  readonly path: (file: string, folder: string) => string
  readonly isMdx: (file: string) => boolean
  /** Whether `$…$` is a formula, which is no text. */
  readonly hasMath: boolean
  /** Whether `title` in front matter is the heading of a page without `# heading`. */
  readonly showsTitle: boolean
  /** The text before it is parsed; `file` is absolute, or empty for a part of a text. */
  readonly prepare: (body: string, file: string) => string
  /** A part of a text that is written as a code block, before it is parsed. */
  readonly part: (body: string, file: string) => string
  /** What front matter adds to the beginning of a page. */
  readonly lead: (fields: unknown) => { readonly title?: string; readonly text: string }
  /** Attributes of components that are shown in the text, where the component is. */
  readonly shown: Readonly<Record<string, readonly string[]>>
  /** Inline marks of the dialect, removed. */
  readonly inline: (text: string) => string
  readonly inlineCode: (code: string) => string
  readonly code: (code: string) => string
  /** A box that is written as a code block. */
  readonly boxOf: (lang: string, meta: string) => { readonly title: string } | undefined
}

const same = (text: string) => text
const plain = {
  path: same,
  hasMath: false,
  isMdx: (file: string) => file.endsWith('.mdx'),
  showsTitle: true,
  prepare: same,
  part: same,
  lead: () => ({ text: '' }),
  shown: {},
  inline: same,
  inlineCode: same,
  code: same,
  boxOf: () => undefined,
}

const isText = (file: string) => /\.mdx?$/.test(file)
const isPage = (file: string) => isText(file) && !/(?:^|\/)_/.test(file)

export const sourceDialects = {
  docusaurus: {
    ...plain,
    isMdx: isText,
    path: docusaurusPath,
    hasMath: true,
    prepare: prepareDocusaurus,
    texts: (folder) =>
      listFolder(folder).filter(
        (file) =>
          isPage(file) && /^(?:docs|blog|community|versioned_docs|i18n|src\/pages)\//.test(file),
      ),
  },
  vitepress: {
    ...plain,
    showsTitle: false,
    prepare: withVitepressFiles,
    texts: (folder) =>
      listFolder(folder).filter(
        (file) => file.endsWith('.md') && !/(?:^|\/)\.|^(?:README|CONTRIBUTING)\.md$/.test(file),
      ),
  },
  starlight: {
    ...plain,
    lead: starlightHero,
    shown: { Card: ['title'], LinkCard: ['title', 'description'], Badge: ['text'] },
    texts: (folder) =>
      listFolder(folder).filter(
        (file) => isPage(file) && /^src\/content\/docs\/(?!(?:[\w-]+\/)?404\.)/.test(file),
      ),
  },
  markdown: {
    ...plain,
    ...tutorialDialect,
    texts: (folder) => {
      const files = new Set(listFolder(folder))
      return [...files].filter(
        (file) =>
          isPage(file) &&
          // A solution is read with its task.
          !(file.endsWith('/solution.md') && files.has(file.replace(/solution\.md$/, 'task.md'))) &&
          (file.includes('/') ||
            !/^(?:LICENSE|CONTRIBUTING|CHANGELOG|SECURITY|CODE_OF_CONDUCT)/i.test(file)),
      )
    },
  },
} as const satisfies Readonly<Record<string, SourceDialect>>

export type SourceName = keyof typeof sourceDialects

/** A hero replaces the title of the page. */
function starlightHero(fields: unknown): { title?: string; text: string } {
  const { hero } = (fields ?? {}) as { hero?: Hero }
  if (!hero) return { text: '' }
  const actions = (hero.actions ?? []).map(({ text }) => text ?? '').join('·')
  const text = (hero.tagline ?? '') + actions
  return hero.title === undefined ? { text } : { title: hero.title.replace(/<[^<>]*>/g, ''), text }
}

interface Hero {
  readonly title?: string
  readonly tagline?: string
  readonly actions?: readonly { readonly text?: string }[]
}

/** Included texts and code are shown where they are named; scripts and styles are not shown. */
function withVitepressFiles(body: string, file: string): string {
  const beside = (name: string) => {
    const path = name.startsWith('@/')
      ? join(siteOf(file), name.slice(1))
      : join(dirname(file), name)
    return existsSync(path) ? readFileSync(path, 'utf8') : ''
  }
  return outsideFences(body, (text) =>
    text
      .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '')
      .replace(/^[ \t]*\[\[toc\]\][ \t]*$/gim, '')
      // Vue shows what is in a template, and the text of a badge.
      .replace(/<(\/?)template\b[^>]*>/g, '<$1div>')
      .replace(/<Badge\b[^>]*\btext="([^"]*)"[^>]*\/?>/g, '$1')
      .replace(/<!--[ \t]*@include:[ \t]*(\S+?)[ \t]*-->/g, (_, name: string) => beside(name))
      .replace(
        /^([ \t]*)<<<[ \t]*([^\s{[#]+)(?:#([\w-]+))?.*$/gm,
        (_, indent: string, name: string, region: string | undefined) =>
          `${indent}\`\`\`\n${regionOf(beside(name), region).replace(/^/gm, indent)}\n${indent}\`\`\``,
      ),
  )
}

function regionOf(code: string, name: string | undefined): string {
  if (name === undefined) return code
  const region = new RegExp(`#region ${name}\\b.*\\n([\\s\\S]*?)\\n.*#endregion`).exec(code)
  return region?.[1] ?? code
}

function siteOf(file: string): string {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, '.vitepress'))) return folder
  return dirname(file)
}
