import type { RewrittenNodes } from '../../markdown/rewrittenNodes.ts'
import type { Resolver } from '../../markdown/writeContext.ts'
import type { AnyEntry, Post } from '../../content/model.ts'
import { format } from '../../i18n/format.ts'
import type { FindLabTexts } from '../labs/labTexts.ts'
import { markdownDocument } from './markdownDocument.ts'
import { escapeMarkdown } from './escapeMarkdown.ts'
import { markdownLink } from './markdownLink.ts'
import type { MarkdownSite } from './markdownSite.ts'
import { seriesFact } from './seriesMarkdown.ts'
import { textMarkdown } from './textMarkdown.ts'
import type { TextContext } from './textWriter.ts'

/** A text as its author wrote it. */
export interface EntrySource {
  readonly source: string
  /** Known if the text was compiled in this process. */
  readonly rewritten: RewrittenNodes | undefined
  readonly format: 'md' | 'mdx'
  /** Only if the author wrote one: a description taken from the text would repeat its beginning. */
  readonly description: string | undefined
  readonly resolve: Resolver
  /** The facts of a post that its kind adds, a term and its value each. */
  readonly terms: readonly (readonly [term: string, value: string])[]
  readonly labTexts: FindLabTexts
}

/** A doc, a post or a page as Markdown, made from its source. */
export function entryMarkdown(entry: AnyEntry, text: EntrySource, site: MarkdownSite): string {
  const context: TextContext = {
    format: text.format,
    math: site.config.math,
    resolve: text.resolve,
    page: site.url(entry.path),
    labTexts: text.labTexts,
    t: site.t,
  }
  const { leadingTitle, body } = textMarkdown(text.source, context, text.rewritten)
  const isPost = 'date' in entry
  const facts = isPost ? postFacts(entry, text.terms, site) : []
  // A doc or page shows the heading of its text in place of its title, and a post its title.
  const title = (isPost ? undefined : leadingTitle) ?? entry.title
  const { path } = entry
  return markdownDocument(
    { title, lead: text.description, blocks: [facts.join('\n'), body], path },
    site,
  )
}

/** The facts that a post's page shows in its header and footer. */
function postFacts(post: Post, terms: EntrySource['terms'], site: MarkdownSite): string[] {
  const { t, locale } = site
  const list = new Intl.ListFormat(locale.lang, { type: 'conjunction', style: 'narrow' })
  const authors = post.authors.map(({ name, url }) =>
    url ? markdownLink(name, new URL(url, site.url('/')).href) : escapeMarkdown(name),
  )
  const tags = post.tags.map(({ label, path }) => markdownLink(label, site.url(path)))
  const facts: [string, string][] = [
    [t.markdown.published, site.date(post.date)],
    [t.markdown.authors, list.format(authors)],
    ...terms.map(([term, value]): [string, string] => [term, escapeMarkdown(value)]),
    [t.tags, list.format(tags)],
    [t.series, seriesFact(post, site)],
  ]
  return facts.flatMap(([label, value]) =>
    value === '' ? [] : [`- ${format(t.markdown.fact, { label, value })}`],
  )
}
