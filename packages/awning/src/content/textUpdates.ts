import { relative, sep } from 'node:path'
import { hrefOf, type AddressConfig } from '../config/address.ts'
import type { LocaleId, SiteConfig } from '../config/site.ts'
import type { BodyStrings } from '../markdown/writeContext.ts'
import { compileEntry, type CompileTools } from './compileEntry.ts'
import { stopsBuild, type Diagnostic } from './diagnostic.ts'
import { entryBody, textFields } from './entry.ts'
import { isSameForOthers } from './isSameForOthers.ts'
import { withLevel } from './linkLevels.ts'
import type { CompiledText, Loaded } from './loadedContent.ts'
import { previewBody } from './loadPosts.ts'
import { entriesOf } from './entriesOf.ts'
import type { AnyEntry } from './model.ts'
import { hasSameFrontMatter } from './sameFrontMatter.ts'
import { sourcePath } from './sourcePath.ts'
import type { SourceFile } from './sourceFile.ts'
import { readAgain } from './sourceTree.ts'
import { sourceHash } from './translation/sourceHash.ts'

export interface TextUpdateOptions {
  readonly root: string
  readonly config: Pick<SiteConfig, 'links' | 'locales'> & AddressConfig
  readonly strings: (locale: LocaleId) => BodyStrings
  readonly tools: CompileTools
  /** Called after texts were compiled, whose results are in memory alone. */
  readonly saveSoon: () => void
}

interface Update {
  readonly last: CompiledText
  readonly text: CompiledText
}

/**
 * Puts edited texts into loaded content, in place, for the dev server. An edit of the running text changes the text and no
 * list, so nothing else has to be read, however large the site is. After any other edit, such as one of the front matter
 * or of a link, all content has to be loaded again.
 */
export class TextUpdates {
  readonly #loaded: Loaded
  readonly #options: TextUpdateOptions
  /** Texts that were replaced, by file. */
  readonly #texts = new Map<string, readonly CompiledText[]>()
  #entries: ReadonlyMap<string, AnyEntry> | undefined
  #diagnostics: readonly Diagnostic[]

  constructor(loaded: Loaded, options: TextUpdateOptions) {
    this.#loaded = loaded
    this.#options = options
    this.#diagnostics = loaded.diagnostics
  }

  get diagnostics(): readonly Diagnostic[] {
    return this.#diagnostics
  }

  /** Reads texts again, given by their paths. False if that is not enough; then nothing is changed. */
  async apply(paths: Iterable<string>): Promise<boolean> {
    const updates: Update[] = []
    for (const path of paths) {
      const found = await this.#read(relative(this.#options.root, path).replaceAll(sep, '/'))
      if (!found) return false
      updates.push(...found)
    }
    for (const update of updates) this.#replace(update)
    this.#options.saveSoon()
    return true
  }

  async #read(name: string): Promise<Update[] | undefined> {
    const texts = this.#textsOf(name)
    const written = texts[0]?.file
    // What was wrong with the file itself may be right now.
    if (!written || written.hasMistake) return undefined
    const file = readAgain(this.#options.root, written)
    if (!file || !hasSameFrontMatter(written, file)) return undefined
    const updates: Update[] = []
    for (const last of texts) {
      const text = await this.#compile(last, file)
      if (!text || !isSameForOthers(last.compiled, text.compiled)) return undefined
      updates.push({ last, text })
    }
    return updates
  }

  #textsOf(file: string): readonly CompiledText[] {
    return this.#texts.get(file) ?? this.#loaded.textsOf(file)
  }

  /** Entries by locale and path. The map is made at the first edit, because most loads are followed by none. */
  #entryAt(id: string): AnyEntry | undefined {
    this.#entries ??= new Map(
      entriesOf(this.#loaded.content).map((entry) => [`${entry.locale} ${entry.path}`, entry]),
    )
    return this.#entries.get(id)
  }

  async #compile(last: CompiledText, file: SourceFile): Promise<CompiledText | undefined> {
    const { strings, tools } = this.#options
    const { locale, resolve, kind } = last
    try {
      const how = { strings: strings(file.locale), takeTitle: kind === 'post' }
      const compiled = await compileEntry({ file, locale, resolve, ...how }, tools)
      const text = { ...last, file, compiled }
      return this.#diagnosticsOf(text).some(stopsBuild) ? undefined : text
    } catch {
      // Whatever is wrong is reported when all content is loaded.
      return undefined
    }
  }

  #replace({ last, text }: Update): void {
    const { file, compiled, locale, path, front } = text
    const id = `${locale} ${path}`
    const entry = this.#entryAt(id)
    if (!entry) throw new Error(`there is no page at ${path}`)
    const body = entryBody(file, compiled)
    const showReadingTime = entry.readingMinutes !== undefined
    Object.assign(entry, textFields(front, compiled, showReadingTime), { body })
    if ('preview' in entry) {
      const href = hrefOf(this.#options.config, locale, path)
      Object.assign(entry, { preview: previewBody(compiled, body, href) })
    }
    this.#replaceInLists(last, text)
    const { links, sections } = this.#loaded
    sections.set(id, compiled.sections)
    // Those of other files stay as they are.
    const others = links.get(id)?.filter((link) => link.file !== undefined) ?? []
    links.set(id, [...compiled.links, ...others])
    const before = new Set(this.#diagnosticsOf(last).map((found) => JSON.stringify(found)))
    // Other texts may have thousands, and most edited texts have none.
    const kept =
      before.size === 0
        ? this.#diagnostics
        : this.#diagnostics.filter((found) => !before.has(JSON.stringify(found)))
    this.#diagnostics = [...kept, ...this.#diagnosticsOf(text)]
  }

  #replaceInLists(last: CompiledText, text: CompiledText): void {
    const { file } = text
    const texts = this.#textsOf(file.file)
    this.#texts.set(file.file, texts.with(texts.indexOf(last), text))
    if (file.locale !== text.locale) return
    const written = this.#loaded.texts.find((candidate) => candidate.file.file === file.file)
    if (written) Object.assign(written, { file })
    if (file.locale === this.#options.config.defaultLocale) this.#markTranslations(file)
  }

  /** A translation is out of date as soon as its original has changed. */
  #markTranslations({ key, locale: writtenIn, source }: SourceFile): void {
    const { locales, defaultLocale } = this.#options.config
    for (const { id } of locales) {
      if (id === writtenIn) continue
      for (const { front, locale, path } of this.#textsOf(sourcePath(key, id, defaultLocale))) {
        const entry = this.#entryAt(`${locale} ${path}`)
        const stale = front.source !== undefined && front.source !== sourceHash(source)
        if (entry) Object.assign(entry, { stale })
      }
    }
  }

  #diagnosticsOf({ file, compiled }: CompiledText): Diagnostic[] {
    return compiled.diagnostics.flatMap(
      (diagnostic) =>
        withLevel({ file: file.file, ...diagnostic }, this.#options.config.links) ?? [],
    )
  }
}
