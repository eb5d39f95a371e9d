import type { NodeOf } from '../../markdown/parser.ts'
import type { Resolver } from '../../markdown/writeContext.ts'
import type { Strings } from '../../i18n/strings.ts'
import type { FindLabTexts } from '../labs/labTexts.ts'
import type { Edits } from './edits.ts'

/** What is needed to export a text, besides its source. */
export interface TextContext {
  readonly format: 'md' | 'mdx'
  /** Whether dollar signs enclose formulas, which stay as they are. */
  readonly math: boolean
  readonly resolve: Resolver
  /** Absolute address of the page that shows the text. */
  readonly page: string
  /** Finds the texts of a lab in the language of the text. */
  readonly labTexts: FindLabTexts
  readonly t: Strings
}

/** The state of exporting one text. */
export interface TextWriter extends TextContext {
  readonly edits: Edits
  readonly definitions: ReadonlyMap<string, NodeOf<'definition'>>
  /** Exports a part of the text: the content of an admonition or a tab. */
  write(source: string): string
}

/** Makes an address absolute; a hash alone refers to the page. What is no address, such as `http://localhost:PORT/`, stays as it is. */
export function absolute(href: string, { page }: Pick<TextContext, 'page'>): string {
  return URL.canParse(href, page) ? new URL(href, page).href : href
}
