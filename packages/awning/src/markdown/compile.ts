import type { Block, TextSection } from '../content/model.ts'
import { HeadingIds } from '../text/headingSlug.ts'
import { firstSentence } from '../text/plainText.ts'
import { readingMinutes } from '../text/readingMinutes.ts'
import { automaticCut } from './automaticCut.ts'
import { baselineName, withBaseline } from './baseline.ts'
import { withoutNul } from '../text/withoutNul.ts'
import { withImportedCode } from './importedCode.ts'
import { definitionsIn } from './definitions.ts'
import { idsOf } from './documentIds.ts'
import type { DocumentNode } from './documentTree.ts'
import { buildFlow } from './flow.ts'
import { buildFootnotes } from './footnotes.ts'
import { explicitIds, textOf } from './headings.ts'
import { leadingTitle } from './leadingTitle.ts'
import type { RenderJsx } from './liveJsx.ts'
import type { RenderMath } from './math.ts'
import type { RenderMermaid } from './renderMermaid.ts'
import { compileMdx, parseMarkdown, type Child, type Root } from './parser.ts'
import { checkRawTags } from './checkRawTags.ts'
import { duplicateIds, rawReferences } from './rawReferences.ts'
import { rawTags } from './rawTags.ts'
import { readText } from './readText.ts'
import { rewrittenNodes, type RewrittenNodes } from './rewrittenNodes.ts'
import { sectionsOf } from './sections.ts'
import { findStrayTabs } from './tabs.ts'
import { reportTextImports } from './textImports.ts'
import { blocksOf } from './toHtml.ts'
import { findUnclosedBlocks } from './unclosedBlocks.ts'
import { mdxOf, truncatedMdx } from './toMdx.ts'
import { isTruncateMarker } from './truncate.ts'
import type {
  BodyStrings,
  CodeSettings,
  FlatToc,
  TextDiagnostic,
  TextPolicy,
  Resolver,
  WriteContext,
  WrittenLink,
} from './writeContext.ts'

export interface CompileInput {
  readonly source: string
  readonly format: 'md' | 'mdx'
  readonly resolve: Resolver
  readonly strings: BodyStrings
  /** Absent on a site without formulas, where dollar signs are text. */
  readonly math?: RenderMath | undefined
  /** Absent for a text without diagrams of the language `mermaid`. */
  readonly mermaid?: RenderMermaid | undefined
  /** Absent for a text without live examples in JSX. */
  readonly jsx?: RenderJsx | undefined
  readonly codeSettings: CodeSettings
  /** What the text may load from other sites; absent where no page shows it. */
  readonly policy?: TextPolicy | undefined
}

/** One compiled document. Its code blocks are highlighted later, together with those of other documents. */
export interface Compiled {
  readonly blocks: readonly Block[]
  /** What lists show of a post that they show in part. */
  readonly preview?: readonly Block[]
  /** MDX only: the module. */
  readonly moduleCode?: string
  /** MDX only: ids that can be targets of links. */
  readonly moduleIds?: readonly string[]
  readonly truncated: boolean
  /** The `# heading` that opens the text, if it has one. */
  readonly leadingTitle?: string
  readonly headings: readonly FlatToc[]
  /** The first paragraph, cut to a description. */
  readonly opening: string
  readonly sections: readonly TextSection[]
  /** 0 for a text without words. */
  readonly readingMinutes: number
  readonly links: readonly WrittenLink[]
  readonly diagnostics: readonly TextDiagnostic[]
  readonly code: WriteContext['code']
  readonly hasMath: boolean
  readonly hasMermaid: boolean
  /** Whether its HTML or JSX has frames. */
  readonly hasFrame: boolean
  /** What its Markdown for others writes in another way; absent where that takes all of the text. */
  readonly rewritten?: RewrittenNodes | undefined
}

/** The module from which compiled MDX imports the components that the compiler adds. */
export const mdxComponentsModule = 'virtual:awning/mdx-components'

/** `takeTitle` removes a leading h1 from the text: a post shows its title itself. */
export function compile(written: CompileInput, takeTitle: boolean): Compiled {
  const input = { ...written, source: withoutNul(written.source) }
  return input.format === 'md' ? compileText(input, takeTitle) : compileModule(input, takeTitle)
}

function compileText(input: CompileInput, takeTitle: boolean): Compiled {
  const root = parseMarkdown(input.source, { math: input.math !== undefined })
  const { parts, facts, diagnostics } = buildDocument(input, root, takeTitle)
  const before = blocksOf(parts.before, diagnostics)
  const after = blocksOf(parts.after, diagnostics)
  const footnotes = blocksOf(parts.footnotes, diagnostics)
  return {
    ...facts,
    diagnostics,
    blocks: [...before, ...after, ...footnotes],
    ...(facts.truncated ? { preview: before } : {}),
    rewritten: rewrittenNodes(root, input.source),
  }
}

function compileModule(input: CompileInput, takeTitle: boolean): Compiled {
  let result: Omit<Compiled, 'moduleCode'> | undefined
  const moduleCode = compileMdx(
    input.source,
    (root) => {
      const { parts, facts, diagnostics } = buildDocument(input, root, takeTitle)
      const before = mdxOf(parts.before, diagnostics)
      const after = [...mdxOf(parts.after, diagnostics), ...mdxOf(parts.footnotes, diagnostics)]
      const moduleIds = idsOf([...parts.before, ...parts.after, ...parts.footnotes])
      result = { ...facts, diagnostics, blocks: [], moduleIds }
      return facts.truncated ? truncatedMdx(before, after) : [...before, ...after]
    },
    mdxComponentsModule,
    { math: input.math !== undefined },
  )
  if (!result) throw new Error('the MDX compiler skipped the document')
  return { ...result, moduleCode }
}

/** A text as a tree, in the parts that are shown together. */
interface DocumentParts {
  /** Everything before the truncate marker or the automatic cut; all of the text if there is neither. */
  readonly before: readonly DocumentNode[]
  readonly after: readonly DocumentNode[]
  readonly footnotes: readonly DocumentNode[]
}

/** The part of compiling that `.md` and `.mdx` share: builds the tree, and collects facts about the text. */
function buildDocument(
  input: CompileInput,
  root: Root,
  takeTitle: boolean,
): {
  parts: DocumentParts
  facts: Omit<Compiled, 'blocks' | 'diagnostics'>
  diagnostics: TextDiagnostic[]
} {
  const imported: TextDiagnostic[] = []
  const code = withImportedCode(root, input.resolve, imported)
  const document = input.source.includes(`:${baselineName}{`)
    ? withBaseline(code, input, imported)
    : code
  const { body, leadingTitle } = splitTitle(document, takeTitle)
  const context = createWriteContext(input, document)
  if (input.format === 'mdx') reportTextImports(body, imported)
  context.diagnostics.push(...imported)
  const marker = body.findIndex(isTruncateMarker)
  // Only posts, which show their title themselves, are listed with previews.
  const cut = marker < 0 && takeTitle ? automaticCut(body) : marker
  const before = buildFlow(cut < 0 ? body : body.slice(0, cut), context, true)
  const after = cut < 0 ? [] : buildFlow(body.slice(marker < 0 ? cut : cut + 1), context, true)
  const note = buildFootnotes(context)
  const footnotes = note ? [note] : []
  const tags = rawTags(body)
  const raw = rawReferences(tags, input.resolve)
  context.links.push(...raw.links)
  context.diagnostics.push(
    ...checkRawTags(tags, context.policy),
    ...duplicateIds(raw.ids, () => idsOf([...before, ...after, ...footnotes])),
  )
  return {
    parts: { before, after, footnotes },
    facts: {
      ...textFacts(context, body),
      hasFrame: tags.some(({ name }) => name === 'iframe'),
      truncated: cut >= 0,
      ...(leadingTitle === undefined ? {} : { leadingTitle }),
    },
    diagnostics: context.diagnostics,
  }
}

function createWriteContext(input: CompileInput, root: Root): WriteContext {
  const definitions = definitionsIn(root.children)
  const source = input.source.split('\n')
  return {
    format: input.format,
    source,
    resolve: input.resolve,
    strings: input.strings,
    math: input.math,
    mermaid: input.mermaid,
    jsx: input.jsx,
    codeSettings: input.codeSettings,
    policy: input.policy,
    title: leadingTitle(root.children),
    ids: new HeadingIds(explicitIds(root)),
    definitions: definitions.links,
    footnotes: { definitions: definitions.notes, order: new Map() },
    headings: [],
    links: [],
    diagnostics: [...findStrayTabs(root.children), ...findUnclosedBlocks(root.children, source)],
    code: [],
    formulas: [],
    diagrams: [],
    examples: { count: 0 },
    exercises: new Map(),
  }
}

function textFacts(context: WriteContext, body: readonly Child[]) {
  const opening = body.find((node) => node.type === 'paragraph' && textOf(node).trim() !== '')
  return {
    headings: context.headings,
    opening: opening ? firstSentence(textOf(opening)) : '',
    sections: sectionsOf(body, context),
    readingMinutes: readingMinutes(readText(body)),
    links: context.links,
    code: context.code,
    hasMath: context.formulas.length > 0,
    hasMermaid: context.diagrams.length > 0,
  }
}

function splitTitle(root: Root, take: boolean): { body: Child[]; leadingTitle?: string } {
  const body = root.children.filter((node) => node.type !== 'yaml')
  const title = leadingTitle(body)
  if (!title) return { body }
  return { body: take ? body.filter((node) => node !== title) : body, leadingTitle: textOf(title) }
}
