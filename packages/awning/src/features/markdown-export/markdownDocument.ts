import { format } from '../../i18n/format.ts'
import { escapeMarkdown } from './escapeMarkdown.ts'
import { markdownLink } from './markdownLink.ts'
import type { MarkdownSite } from './markdownSite.ts'

export interface MarkdownDocument {
  readonly title: string
  readonly lead?: string | undefined
  /** Blocks of Markdown; empty ones are left out. */
  readonly blocks: readonly string[]
  /** Path of the page. */
  readonly path: string
}

/** A page as Markdown: title, description, content and the address of the page. */
export function markdownDocument(document: MarkdownDocument, site: MarkdownSite): string {
  const { title, lead, blocks, path } = document
  return joined([
    `# ${escapeMarkdown(title)}`,
    lead ? `> ${escapeMarkdown(lead)}` : '',
    ...blocks,
    '---',
    format(site.t.markdown.page, { url: site.url(path) }),
  ])
}

export function joined(blocks: readonly string[]): string {
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

/** A heading over a list; nothing where the list is empty. */
export function section(level: 2 | 3, title: string, lines: readonly string[]): string {
  if (lines.length === 0) return ''
  return `${'#'.repeat(level)} ${escapeMarkdown(title)}\n\n${lines.join('\n')}`
}

/** A list item with a link and, if given, a description. */
export function linkLine(text: string, url: string, about?: string): string {
  return `- ${markdownLink(text, url)}${about ? `: ${escapeMarkdown(about)}` : ''}`
}
