import type { LocaleId } from '../config/site.ts'
import type { Alias } from './aliases.ts'
import type { CompiledEntry } from './compiledEntry.ts'
import type { WebFeatures } from './baseline/webFeatures.ts'
import type { Glossary } from './glossary.ts'
import type { WrittenText } from './writtenText.ts'
import type { LeftOutText } from './leftOut.ts'
import type { Resolver } from '../markdown/writeContext.ts'
import type { EntryLink } from './entry.ts'
import type { Content } from './model.ts'
import type { Diagnostic } from './diagnostic.ts'
import type { RewrittenTexts } from './rewrittenTexts.ts'
import type { SourceFile } from './sourceFile.ts'
import type { StoredSections } from './storedSections.ts'
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

/** A text in the language in which it is written. */
export interface LoadedText extends WrittenText {
  readonly front: CompiledText['front']
}

export type Addresses = ReadonlyMap<LocaleId, ReadonlyMap<string, string>>

/** The content of a site. Only `TextUpdates` changes it. */
export interface Loaded {
  /** Changes whenever all content is read; absent if it was not stored then, or more than texts has changed since. */
  readonly id?: string
  readonly content: Content
  /** What the pages of a text were made from, by its file: as many as there are locales that show it. */
  readonly textsOf: (file: string) => readonly CompiledText[]
  readonly diagnostics: readonly Diagnostic[]
  /** Texts that are not published yet. */
  readonly leftOut: readonly LeftOutText[]
  /** Links as written, by locale and path, for the messages of the link check. */
  readonly links: Map<string, readonly EntryLink[]>
  /** Old addresses of pages. */
  readonly aliases: readonly Alias[]
  /** Resolves links and images of a file, for exports such as Markdown. */
  readonly resolverOf: (locale: LocaleId, file: string) => Resolver | undefined
  /** By locale, the address of every content file by its key. */
  readonly addresses: () => Addresses
  /** Of texts that were compiled, what their Markdown writes in another way; absent where that is not written. */
  readonly rewritten?: Pick<RewrittenTexts, 'take'>
  /** The plain text of every page by locale and path, for search. */
  readonly sections: Map<string, StoredSections>
  /** The source of every file, for prose-lint. */
  readonly texts: readonly LoadedText[]
  readonly glossary: Glossary
  /** The data about browsers, which is read when it is needed. */
  readonly webFeatures: () => WebFeatures | undefined
  /** Paths of other files whose text is part of a page. */
  readonly includedFiles: ReadonlySet<string>
}
