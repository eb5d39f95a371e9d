import type { LocaleId } from '../config/site.ts'
import type { Alias } from './aliases.ts'
import type { CompiledEntry, StoredSections } from './compileEntry.ts'
import type { WebFeatures } from './baseline/webFeatures.ts'
import type { Glossary } from './glossary.ts'
import type { WrittenText } from './writtenText.ts'
import type { LeftOutText } from './leftOut.ts'
import type { Resolver } from '../markdown/writeContext.ts'
import type { EntryLink } from './entry.ts'
import type { Content } from './model.ts'
import type { Diagnostic } from './diagnostic.ts'
import type { SourceFile } from './sourceTree.ts'
import type { DocFrontMatter, PageFrontMatter, PostFrontMatter } from './schemas.ts'

/** A text as one locale shows it. */
export interface CompiledText {
  readonly locale: LocaleId
  /** Address of its page. */
  readonly path: string
  readonly kind: WrittenText['kind']
  readonly file: SourceFile
  readonly front: DocFrontMatter | PageFrontMatter | PostFrontMatter
  readonly resolve: Resolver
  readonly compiled: CompiledEntry
}

/** The content of a site. Only `TextUpdates` changes it, in dev. */
export interface Loaded {
  readonly content: Content
  /** What the pages of texts were made from. */
  readonly compiledTexts: readonly CompiledText[]
  readonly diagnostics: readonly Diagnostic[]
  /** Texts that are not published yet. */
  readonly leftOut: readonly LeftOutText[]
  /** Links as written, by locale and path, for the messages of the link check. */
  readonly links: Map<string, readonly EntryLink[]>
  /** Old addresses of pages. */
  readonly aliases: readonly Alias[]
  /** Resolvers of links and images by locale and file, for exports such as Markdown. */
  readonly resolvers: ReadonlyMap<string, Resolver>
  /** The plain text of every page by locale and path, for search. */
  readonly sections: Map<string, StoredSections>
  /** The source of every file, for prose-lint. */
  readonly texts: readonly WrittenText[]
  readonly glossary: Glossary
  /** The data about browsers, which is read when it is needed. */
  readonly webFeatures: () => WebFeatures | undefined
  /** Paths of other files whose text is part of a page. */
  readonly includedFiles: ReadonlySet<string>
  /** How many other files and frames texts have referred to so far. */
  readonly countReferences: () => number
}
