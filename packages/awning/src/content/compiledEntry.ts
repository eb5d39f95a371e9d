import type { TextStore } from '../cache/textStore.ts'
import type { TypeInputs } from '../highlight/twoslash/typeCache.ts'
import type { Compiled } from '../markdown/compile.ts'
import type { Block } from './model.ts'
import type { RecordedAnswers } from './recordedAnswers.ts'
import { StoredSections } from './storedSections.ts'

/** The facts about a compiled document that are in memory; its text is not. */
export interface EntryFacts extends Omit<
  Compiled,
  'code' | 'blocks' | 'preview' | 'sections' | 'rewritten'
> {
  readonly interactive: boolean
  readonly hasDiagram: boolean
  readonly hasRichCode: boolean
  readonly hasTypes: boolean
}

/** A cached result with everything outside of the file that it depends on. */
export interface CachedEntry extends RecordedAnswers {
  readonly facts: EntryFacts
  /** Hashes of the whole text, of its preview and of its sections in the text store. */
  readonly text: string
  readonly preview: string
  readonly sections: Pick<StoredSections, 'hash' | 'bytes'>
  /** Files from which the types in code blocks come. */
  readonly types: TypeInputs
}

/**
 * A compiled document with its code highlighted. Its text is read from disk when it is accessed. A large site has very many
 * of these, so they are made with few steps and share their methods.
 */
export class CompiledEntry {
  readonly truncated: boolean
  readonly leadingTitle: string | undefined
  readonly headings: EntryFacts['headings']
  readonly opening: string
  readonly readingMinutes: number
  readonly links: EntryFacts['links']
  readonly diagnostics: EntryFacts['diagnostics']
  readonly moduleCode: string | undefined
  readonly moduleIds: readonly string[] | undefined
  readonly interactive: boolean
  readonly hasDiagram: boolean
  readonly hasMath: boolean
  readonly hasMermaid: boolean
  readonly hasRichCode: boolean
  readonly hasFrame: boolean
  readonly hasTypes: boolean
  /** Changes with the text. */
  readonly hash: string
  readonly previewHash: string
  /** Its plain text by heading, for search. */
  readonly sections: StoredSections
  readonly #cached: CachedEntry
  readonly #texts: TextStore

  constructor(cached: CachedEntry, texts: TextStore) {
    const { facts, text, preview, sections } = cached
    this.#cached = cached
    this.#texts = texts
    this.truncated = facts.truncated
    this.leadingTitle = facts.leadingTitle
    this.headings = facts.headings
    this.opening = facts.opening
    this.readingMinutes = facts.readingMinutes
    this.links = facts.links
    this.diagnostics = facts.diagnostics
    this.moduleCode = facts.moduleCode
    this.moduleIds = facts.moduleIds
    this.interactive = facts.interactive
    this.hasDiagram = facts.hasDiagram
    this.hasMath = facts.hasMath
    this.hasMermaid = facts.hasMermaid
    this.hasRichCode = facts.hasRichCode
    this.hasFrame = facts.hasFrame
    this.hasTypes = facts.hasTypes
    this.hash = text
    this.previewHash = preview
    this.sections = new StoredSections(sections.hash, sections.bytes, texts)
  }

  /** Where its text is. */
  get texts(): TextStore {
    return this.#texts
  }

  get blocks(): readonly Block[] {
    return this.#texts.get<Block[]>(this.hash)
  }

  /** What lists show of the text: its beginning, or all of it. */
  get preview(): readonly Block[] {
    return this.#texts.get<Block[]>(this.previewHash)
  }

  /** Changes with the files that it refers to or contains. */
  get references(): string {
    const { links, images, diagrams, codeFiles, frames } = this.#cached
    const files = links.filter(([, { kind }]) => kind !== 'page' && kind !== 'external')
    return JSON.stringify([files, images, diagrams, codeFiles, frames])
  }
}
