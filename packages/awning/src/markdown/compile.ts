import type { Block, TextSection } from '../content/model.ts'
import { HeadingIds } from '../text/headingSlug.ts'
import { firstSentence } from '../text/plainText.ts'
import { writeBlocks } from './flow.ts'
import { writeFootnotes } from './footnotes.ts'
import { explicitIds, textOf } from './headings.ts'
import { compileMdx, parseMarkdown, type Child, type NodeOf, type Root } from './parser.ts'
import { sectionsOf } from './sections.ts'
import { findStrayTabs } from './tabs.ts'
import { isTruncateMarker } from './truncate.ts'
import { rewriteMdx } from './mdx.ts'
import type {
  BodyStrings,
  FlatToc,
  TextDiagnostic,
  Resolver,
  Writing,
  WrittenLink,
} from './writing.ts'

export interface CompileInput {
  readonly source: string
  readonly format: 'md' | 'mdx'
  readonly resolve: Resolver
  readonly strings: BodyStrings
}

/** One document, compiled but for its code blocks, which are highlighted together with everyone else's. */
export interface Compiled {
  readonly blocks: readonly Block[]
  /** Blocks before the truncate marker; absent without one. */
  readonly preview?: readonly Block[]
  /** MDX only: the module. */
  readonly moduleCode?: string
  readonly truncated: boolean
  /** The `# heading` that opens the text, if it has one. */
  readonly leadingTitle?: string
  readonly headings: readonly FlatToc[]
  /** The first paragraph, cut to a description. */
  readonly opening: string
  readonly sections: readonly TextSection[]
  readonly links: readonly WrittenLink[]
  readonly diagnostics: readonly TextDiagnostic[]
  readonly code: Writing['code']
}

/** Where MDX modules get the components that the pipeline writes into them. */
export const mdxComponentsModule = 'virtual:awning/mdx-components'

/** `takeTitle` removes a leading h1 from the text: a post shows its title itself. */
export function compile(input: CompileInput, takeTitle: boolean): Compiled {
  if (input.format === 'md') {
    const root = parseMarkdown(input.source)
    const { body, leadingTitle } = splitTitle(root, takeTitle)
    const writing = startWriting(input, root)
    const cut = body.findIndex(isTruncateMarker)
    const before = writeBlocks(cut < 0 ? body : body.slice(0, cut), writing, true)
    const after = cut < 0 ? [] : writeBlocks(body.slice(cut + 1), writing, true)
    const footnotes = writeFootnotes(writing)
    const blocks = [...before, ...after, ...(footnotes ? [{ html: footnotes }] : [])]
    return {
      ...gathered(writing, body),
      blocks,
      ...(cut < 0 ? {} : { preview: before }),
      truncated: cut >= 0,
      ...(leadingTitle === undefined ? {} : { leadingTitle }),
    }
  }
  return compileModule(input, takeTitle)
}

function compileModule(input: CompileInput, takeTitle: boolean): Compiled {
  let result: Omit<Compiled, 'moduleCode'> | undefined
  const moduleCode = compileMdx(
    input.source,
    (root) => {
      const { body, leadingTitle } = splitTitle(root, takeTitle)
      const writing = startWriting(input, root)
      const { children, truncated } = rewriteMdx(body, writing)
      result = {
        ...gathered(writing, body),
        blocks: [],
        truncated,
        ...(leadingTitle === undefined ? {} : { leadingTitle }),
      }
      return children
    },
    mdxComponentsModule,
  )
  if (!result) throw new Error('the MDX compiler skipped the document')
  return { ...result, moduleCode }
}

function startWriting(input: CompileInput, root: Root): Writing {
  const definitions = new Map<string, NodeOf<'definition'>>()
  const notes = new Map<string, NodeOf<'footnoteDefinition'>>()
  for (const child of root.children) {
    if (child.type === 'definition') definitions.set(child.identifier, child)
    if (child.type === 'footnoteDefinition') notes.set(child.identifier, child)
  }
  return {
    source: input.source.split('\n'),
    resolve: input.resolve,
    strings: input.strings,
    ids: new HeadingIds(explicitIds(root)),
    definitions,
    footnotes: { definitions: notes, order: new Map() },
    headings: [],
    links: [],
    diagnostics: findStrayTabs(root.children),
    code: [],
  }
}

function gathered(writing: Writing, body: readonly Child[]) {
  const opening = body.find((node) => node.type === 'paragraph' && textOf(node).trim() !== '')
  return {
    headings: writing.headings,
    opening: opening ? firstSentence(textOf(opening)) : '',
    sections: sectionsOf(body, writing),
    links: writing.links,
    diagnostics: writing.diagnostics,
    code: writing.code,
  }
}

function splitTitle(root: Root, take: boolean): { body: Child[]; leadingTitle?: string } {
  const body = root.children.filter((node) => node.type !== 'yaml')
  const index = body.findIndex((node) => node.type !== 'mdxjsEsm')
  const first = body[index]
  if (first?.type !== 'heading' || first.depth !== 1) return { body }
  return { body: take ? body.toSpliced(index, 1) : body, leadingTitle: textOf(first) }
}
