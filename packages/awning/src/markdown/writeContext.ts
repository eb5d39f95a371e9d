import type { ContentPolicy } from '../config/contentPolicy.ts'
import type { BlockStrings } from '../highlight/blockHtml.ts'
import type { Fence } from '../highlight/fence.ts'
import type { Strings } from '../i18n/strings.ts'
import type { HeadingIds } from '../text/headingSlug.ts'
import type { Image, TocEntry } from '../content/model.ts'
import type { RejectedFile } from './rejectedFile.ts'
import type { LiveScripts, RenderJsx } from './liveJsx.ts'
import type { RenderMermaid } from './renderMermaid.ts'
import type { RenderMath } from './math.ts'
import type { NodeOf } from './parser.ts'

/** Resolves the links, images and labs of one file. */
export interface Resolver {
  link(target: string): ResolvedLink
  image(source: string): Image | RejectedFile | undefined
  /** The text of an SVG file that becomes part of the page. */
  diagram(source: string): string | RejectedFile | undefined
  /** The text of a file that a code block shows. */
  codeFile(source: string): string | RejectedFile | undefined
  /** Whether the site has a lab of this name. The name is empty if the author has written none. */
  lab(name: string): ResolvedLab
  /** What browsers support of a feature of the web platform or, with a key, of one part of it. */
  baseline(feature: string, key: string | undefined): ResolvedBaseline
  /** The address of a document that the build writes for a frame of the page. */
  frame(document: string): string
  /** Addresses of the scripts that live examples in JSX need. */
  readonly liveScripts: LiveScripts
  /** Language tag of the text. */
  readonly lang: string
}

export type ResolvedLab =
  | { readonly kind: 'found' }
  | { readonly kind: 'missing'; readonly message: string; readonly hint: string }

export type ResolvedBaseline =
  | {
      readonly kind: 'found'
      /** Of the feature. */
      readonly id: string
      readonly support: BrowserSupport
      /** The new id, if the data has renamed the feature. */
      readonly movedTo?: string
    }
  | { readonly kind: 'missing'; readonly message: string; readonly hint: string }

/** What the data says of a feature. */
export type BrowserSupport =
  | {
      /** All major browsers have it: for two and a half years or longer (`high`), or not that long (`low`). */
      readonly state: 'high' | 'low'
      readonly since: string
      /** Whether the data does not know a more exact day. */
      readonly orEarlier: boolean
    }
  | {
      readonly state: 'limited'
      /** Browsers with the versions since which they have it. */
      readonly has: readonly string[]
      readonly lacks: readonly string[]
      /** The day of the data. */
      readonly date: string
    }

export type ResolvedLink =
  | { readonly kind: 'page'; readonly href: string }
  /** Another origin, which opens in a new tab. */
  | { readonly kind: 'external'; readonly href: string }
  /** A file of the site that is not a page, so the browser opens it, not the router. */
  | { readonly kind: 'file'; readonly href: string }
  /** A content file that does not exist, or is not published. The text is shown without a link. */
  | { readonly kind: 'missing'; readonly reason?: string; readonly hint?: string }
  /** A file that must not be published, which is an error. */
  | ({ readonly kind: 'rejected' } & RejectedFile)

/** The words of the interface that become part of a text. */
export type BodyStrings = BlockStrings &
  Pick<
    Strings,
    | 'headingLink'
    | 'openImage'
    | 'footnotes'
    | 'backToReference'
    | 'spoiler'
    | 'spoilerAbout'
    | 'admonitions'
    | 'boxes'
    | 'baseline'
    | 'live'
    | 'exercise'
    | 'video'
  >

export const admonitionKinds = ['note', 'tip', 'info', 'caution', 'danger'] as const
export type AdmonitionKind = (typeof admonitionKinds)[number]

export interface SourcePosition {
  readonly line: number
  readonly column: number
}

/** An internal link as the author wrote it, and its resolved href. */
export interface WrittenLink extends SourcePosition {
  readonly written: string
  readonly href: string
}

export interface TextDiagnostic extends Partial<SourcePosition> {
  readonly severity: 'error' | 'warning'
  readonly message: string
  readonly hint?: string
  /** The option of `links` in the settings that decides the severity. */
  readonly rule?: 'markdown'
}

export type FlatToc = Omit<TocEntry, 'children'>

/** The inputs of compiling one document, and the results that are collected meanwhile. */
export interface WriteContext {
  readonly format: 'md' | 'mdx'
  readonly source: readonly string[]
  readonly resolve: Resolver
  readonly strings: BodyStrings
  readonly math: RenderMath | undefined
  readonly mermaid: RenderMermaid | undefined
  readonly jsx: RenderJsx | undefined
  readonly codeSettings: CodeSettings
  readonly policy: TextPolicy | undefined
  /** The heading that the text begins with. */
  readonly title: NodeOf<'heading'> | undefined
  readonly ids: HeadingIds
  readonly definitions: ReadonlyMap<string, NodeOf<'definition'>>
  readonly footnotes: Footnotes
  readonly headings: FlatToc[]
  readonly links: WrittenLink[]
  readonly diagnostics: TextDiagnostic[]
  /** Code blocks, which are highlighted later; until then the HTML contains a placeholder for each. */
  readonly code: WrittenCode[]
  /** The TeX of all formulas. */
  readonly formulas: string[]
  /** The sources of diagrams that are written as text. */
  readonly diagrams: string[]
  /** How many live examples the text has so far. */
  readonly examples: { count: number }
  /** How many exercises there are so far below each heading. */
  readonly exercises: Map<string, number>
}

/** A code block before it is highlighted. */
export interface WrittenCode {
  readonly code: string
  readonly fence: Fence
  /** Where the text has its opening line, or the line that imports it. */
  readonly position: Partial<SourcePosition>
  readonly isImported: boolean
}

export interface Footnotes {
  readonly definitions: ReadonlyMap<string, NodeOf<'footnoteDefinition'>>
  /** Identifiers in the order of their first reference, each with its place in that order, from 1, and the number of references. */
  readonly order: Map<string, { readonly number: number; readonly count: number }>
}

/** What a site's settings say about code blocks. */
export interface CodeSettings {
  readonly lineNumbers: boolean
  /** Words and options on the opening line that tools of the site read. */
  readonly flags: readonly string[]
}

/** What the pages of a site may load. */
export interface TextPolicy {
  readonly policy: ContentPolicy
  /** Of the site. */
  readonly origin: string
}

/** A placeholder in the HTML for the n-th code block until it is highlighted. */
export function codePlaceholder(index: number): string {
  return `\u0000code ${index}\u0000`
}

export function replaceCodePlaceholders(html: string, blocks: readonly string[]): string {
  // eslint-disable-next-line no-control-regex -- `compile` replaces NUL in the source, so no text is mistaken for a placeholder
  return html.replace(/\u0000code (\d+)\u0000/g, (_, index: string) => blocks[Number(index)] ?? '')
}

export function positionOf(node: {
  position?: { start: SourcePosition } | undefined
}): Partial<SourcePosition> {
  return node.position ? { line: node.position.start.line, column: node.position.start.column } : {}
}
