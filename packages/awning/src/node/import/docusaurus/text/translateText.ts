import type { MarkdownNode } from '../../../../markdown/parser.ts'
import type { ImportReport } from '../../importReport.ts'
import { translateBody, type SourceFormat } from './translateBody.ts'
import type { TextContext, TextOptions, TextReferences } from './textContext.ts'

export interface TextJob {
  /** How the report calls the text. */
  readonly file: string
  readonly body: string
  /** The fields of the source, which texts can show: `{frontMatter.title}`. */
  readonly fields: Readonly<Record<string, unknown>>
  readonly linesBefore: number
  readonly sourceFormat: SourceFormat
  readonly format: 'md' | 'mdx'
  readonly options: TextOptions
  readonly references: TextReferences
  /** Undefined for a try. */
  readonly report: ImportReport | undefined
}

export interface TranslatedText {
  readonly body: string
  /** Imports and exports, which come before the body. */
  readonly statements: readonly string[]
  readonly head: TextContext['head']
  readonly needsMdx: boolean
}

export function translateText(job: TextJob): TranslatedText {
  const state = { needsMdx: false }
  const context = contextOf(job, state)
  try {
    return done(translateBody(job.body, job.sourceFormat, context), context, state)
  } catch (error) {
    job.report?.untranslated({
      file: job.file,
      what: 'A text that cannot be read as MDX',
      todo: `It was imported as it is. Look at its page. The reason: ${firstLine(error)}`,
    })
    const plain = contextOf({ ...job, format: 'md' }, state)
    state.needsMdx = false
    return done(translateBody(job.body, 'md', plain), plain, state)
  }
}

function contextOf(job: TextJob, state: { needsMdx: boolean }): TextContext {
  const { file, linesBefore, format, options, references, report } = job
  const place = (node: MarkdownNode) => ({
    file,
    line: (node.position?.start.line ?? 1) + linesBefore,
  })
  return {
    format,
    options,
    references,
    imports: new Map(),
    known: new Map<string, unknown>([
      ['frontMatter', job.fields],
      // The heading with which the text begins; a text with a title in its front matter has none, and shows nothing.
      [
        'contentTitle',
        /^\s*# (.+)$/m.exec(job.body.split(/^#{2,} |^[ \t]*```/m)[0] ?? '')?.[1] ?? '',
      ],
    ]),
    kept: new Set(),
    statements: new Set(),
    head: [],
    needMdx: () => {
      state.needsMdx = true
    },
    translated: (what, node) => report?.translated(what, place(node)),
    untranslated: (what, node, todo, detail) =>
      report?.untranslated({ ...place(node), what, todo, detail }),
  }
}

function done(
  body: string,
  { statements, head }: TextContext,
  { needsMdx }: { needsMdx: boolean },
): TranslatedText {
  const used = [...statements]
  return { body, statements: used, head, needsMdx: needsMdx || used.length > 0 }
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
}
