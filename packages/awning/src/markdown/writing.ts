import type { BlockStrings } from '../highlight/blockHtml.ts'
import type { Fence } from '../highlight/fence.ts'
import type { HeadingIds } from '../text/headingSlug.ts'
import type { Image, TocEntry } from '../content/model.ts'
import type { Refusal } from './refusal.ts'
import type { NodeOf } from './parser.ts'

/** Where links and images of one file lead, and which labs it can show. */
export interface Resolver {
  link(target: string): ResolvedLink
  image(source: string): Image | Refusal | undefined
  /** The text of an SVG that is drawn into the page. */
  drawing(source: string): string | Refusal | undefined
  /** Whether the site has a lab of this name; the empty name is what a text without one asks for. */
  lab(name: string): ResolvedLab
}

export type ResolvedLab =
  | { readonly kind: 'found' }
  | { readonly kind: 'missing'; readonly message: string; readonly hint: string }

export type ResolvedLink =
  | { readonly kind: 'page'; readonly href: string }
  /** Another origin: a new tab. */
  | { readonly kind: 'external'; readonly href: string }
  /** A file of ours that is no page: the browser opens it, not the router. */
  | { readonly kind: 'file'; readonly href: string }
  /** A content file that does not exist: the text stays, without a link. */
  | { readonly kind: 'missing'; readonly hint?: string }
  /** A file that must not be published: an error. */
  | ({ readonly kind: 'refused' } & Refusal)

export interface BodyStrings extends BlockStrings {
  readonly headingLink: string
  readonly openImage: string
  readonly footnotes: string
  readonly backToReference: string
  readonly admonitions: Readonly<Record<AdmonitionKind, string>>
}

export const admonitionKinds = ['note', 'tip', 'info', 'caution', 'danger'] as const
export type AdmonitionKind = (typeof admonitionKinds)[number]

export interface Place {
  readonly line: number
  readonly column: number
}

/** An internal link as the author wrote it, and the href it became. */
export interface WrittenLink extends Place {
  readonly written: string
  readonly href: string
}

export interface TextDiagnostic extends Partial<Place> {
  readonly severity: 'error' | 'warning'
  readonly message: string
  readonly hint?: string
}

export type FlatToc = Omit<TocEntry, 'children'>

/** What is gathered while one document is written out. */
export interface Writing {
  readonly format: 'md' | 'mdx'
  readonly source: readonly string[]
  readonly resolve: Resolver
  readonly strings: BodyStrings
  readonly ids: HeadingIds
  readonly definitions: ReadonlyMap<string, NodeOf<'definition'>>
  readonly footnotes: Footnotes
  readonly headings: FlatToc[]
  readonly links: WrittenLink[]
  readonly diagnostics: TextDiagnostic[]
  /** Code blocks, to be highlighted together; the HTML holds a mark for each until then. */
  readonly code: { readonly code: string; readonly fence: Fence }[]
}

export interface Footnotes {
  readonly definitions: ReadonlyMap<string, NodeOf<'footnoteDefinition'>>
  /** Identifiers in the order of their first reference, with the number of references to each. */
  readonly order: Map<string, number>
}

/** Stands in the HTML for the n-th code block until it is highlighted. */
export function codeMark(index: number): string {
  return `\u0000code ${index}\u0000`
}

export function replaceCodeMarks(html: string, blocks: readonly string[]): string {
  // eslint-disable-next-line no-control-regex -- NUL cannot stand in Markdown, so the mark is safe
  return html.replace(/\u0000code (\d+)\u0000/g, (_, index: string) => blocks[Number(index)] ?? '')
}

export function placeOf(node: { position?: { start: Place } | undefined }): Partial<Place> {
  return node.position ? { line: node.position.start.line, column: node.position.start.column } : {}
}
