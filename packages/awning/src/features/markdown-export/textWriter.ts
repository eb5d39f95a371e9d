import type { NodeOf } from '../../markdown/parser.ts'
import type { Resolver } from '../../markdown/writing.ts'
import type { Strings } from '../../i18n/strings.ts'
import type { FindLabTexts } from '../labs/labTexts.ts'
import type { Edits } from './edits.ts'

/** What a text says of itself and cannot be read off its source. */
export interface TextContext {
  readonly format: 'md' | 'mdx'
  readonly resolve: Resolver
  /** Address of the page that shows the text: whole, as everything a copy refers to. */
  readonly page: string
  /** What the labs of the text say, in its language. */
  readonly labTexts: FindLabTexts
  readonly t: Strings
}

/** One text on its way to plain Markdown. */
export interface TextWriter extends TextContext {
  readonly edits: Edits
  readonly definitions: ReadonlyMap<string, NodeOf<'definition'>>
  /** A part of the text by itself: what stands in a box or a tab. */
  write(source: string): string
}

/** An address as it works from anywhere; a hash alone leads to the page. */
export function absolute(href: string, { page }: Pick<TextContext, 'page'>): string {
  return new URL(href, page).href
}
