import type { MarkdownNode } from '../../../../markdown/parser.ts'
import type { MarkdownFormat } from '../../../../text/markdownVerbatim.ts'
import type { ImportedName } from './moduleCode.ts'

/** What the settings of the site say about its texts. */
export interface TextOptions {
  /** Names of boxes that the site adds. */
  readonly admonitions: ReadonlySet<string>
  readonly math: boolean
}

/** Finds what a text refers to, as seen from the place of the text in the new site. */
export interface TextReferences {
  readonly link: (url: string) => string
  /** Undefined if there is no such picture. */
  readonly image: (url: string) => string | undefined
  /** A file beside the text that code is imported from. */
  readonly codeFile: (path: string) => string | undefined
  /** Where a text can import a component of the site from; undefined if the engine cannot run it. */
  readonly component: (from: string) => string | undefined
  /** Another text that is part of this one, translated; undefined if there is none. */
  readonly partial: (
    from: string,
    props: ReadonlyMap<string, unknown>,
    context: TextContext,
  ) => string | undefined
  /** Links to the pages next to this one in the sidebar. */
  readonly siblings: () => readonly {
    label: string
    url: string
    description?: string | undefined
  }[]
  /** Allows files of another site. */
  readonly allowHost: (directive: 'img-src' | 'frame-src' | 'media-src', url: string) => void
}

/** One text while it is translated. */
export interface TextContext {
  readonly format: MarkdownFormat
  readonly options: TextOptions
  readonly references: TextReferences
  /** What names of the text stand for. */
  readonly imports: Map<string, ImportedName>
  /** Values of names, such as the properties of a partial. */
  readonly known: Map<string, unknown>
  /** Names that the new text defines or imports. */
  readonly kept: Set<string>
  /** Imports and exports of the new text. */
  readonly statements: Set<string>
  /** Fields for the front matter that elements of the text stand for. */
  readonly head: { tag: 'meta' | 'link'; attrs: Record<string, string> }[]
  /** Says that the text must be MDX. */
  readonly needMdx: () => void
  readonly translated: (what: string, node: MarkdownNode) => void
  readonly untranslated: (what: string, node: MarkdownNode, todo: string, detail?: string) => void
}

/** What is shown to authors only. */
export function comment(text: string, { format }: TextContext): string {
  return format === 'mdx'
    ? `{/* ${text.replaceAll('*/', '* /')} */}`
    : `<!-- ${text.replaceAll('--', '- -')} -->`
}

/** A picture, or its text where there is none: the build would fail. */
export function picture(
  alt: string,
  url: string,
  node: MarkdownNode,
  context: TextContext,
): string {
  const found = context.references.image(url)
  if (found !== undefined) return `![${escapeProse(alt)}](${found.replaceAll(' ', '%20')})`
  reportMissingPicture(url, node, context)
  return escapeProse(alt)
}

export function reportMissingPicture(url: string, node: MarkdownNode, context: TextContext): void {
  context.untranslated(
    'A picture that does not exist',
    node,
    'Its alternative text is shown. Add the picture, or remove it.',
    url,
  )
}

/** Text in which nothing is read as Markdown. */
export function escapeProse(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>#|$]/g, String.raw`\$&`)
}

/** The largest number of colons that a directive in a text has; 0 without any. */
export function mostColons(text: string): number {
  const marks = text.match(/^[ \t>]*:{3,}/gm) ?? []
  return Math.max(0, ...marks.map((mark) => mark.replaceAll(/[^:]/g, '').length))
}

/** A directive around a text, with more colons than any inside. */
export function directive(opening: string, inner: string, least = 3): string {
  const colons = ':'.repeat(Math.max(least, mostColons(inner) + 1))
  return `${colons}${opening}\n\n${inner}\n\n${colons}`
}

/** The attributes of a directive: `{group="pm" default}`; empty without any. */
export function directiveAttributes(
  values: Readonly<Record<string, string | boolean | undefined>>,
): string {
  const written = Object.entries(values).flatMap(([name, value]) => {
    if (value === undefined || value === false) return []
    return [value === true ? name : `${name}="${value.replaceAll('"', '&quot;')}"`]
  })
  return written.length === 0 ? '' : `{${written.join(' ')}}`
}

/** A label in brackets. */
export function directiveLabel(text: string): string {
  return `[${text.replaceAll(/[[\]\\]/g, String.raw`\$&`)}]`
}
