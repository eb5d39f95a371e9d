import type { SiteConfig } from '../../config/site.ts'
import { stopsBuild, type Diagnostic } from '../../content/diagnostic.ts'
import type { Loaded } from '../../content/loadedContent.ts'
import type { FrameDocument } from '../../content/model.ts'
import type { TextUpdates } from '../../content/textUpdates.ts'
import { withSiteKinds, type Kinds } from '../../pages/kinds.ts'
import { engineKinds } from '../../pages/pageKinds.ts'
import { noCode, type LoadedCode } from '../../site-code/loadedCode.ts'
import type { ContentLoader } from '../contentLoader.ts'
import { tryLoadSiteCode } from '../loadSiteCode.ts'
import { withRestarts } from '../withRestarts.ts'
import type { DevReads } from './devReads.ts'
import { listDevRoutes, type DevRoutes, type FilesContext } from './devRoutes.ts'
import { galleryRoutes } from './galleryRoutes.ts'

type Gallery = Awaited<ReturnType<typeof galleryRoutes>>

/** The last version of the content without errors. */
interface Shown {
  readonly loaded: Loaded
  /** Undefined if the engine in use cannot render it. */
  readonly gallery: Gallery | undefined
  readonly frames: readonly FrameDocument[]
  readonly updates: TextUpdates
  readonly routes: DevRoutes
}

/** The content in dev: mistakes are reported, and the last good state stays visible. */
export class DevContent {
  readonly #loader: ContentLoader
  readonly #config: SiteConfig
  #kinds: Kinds = engineKinds
  readonly #context: FilesContext
  readonly #reads: DevReads
  readonly #hasGallery: boolean
  /** What is being read: one after the other, so that the newest version is the last. */
  #reading: Promise<unknown> = Promise.resolve()
  #shown: Shown | undefined
  #code = noCode
  #codeDiagnostics: readonly Diagnostic[] = []
  diagnostics: readonly Diagnostic[] = []
  /** Paths of other files whose text is part of a page. */
  includedFiles: ReadonlySet<string> = new Set()

  constructor(
    loader: ContentLoader,
    config: SiteConfig,
    context: FilesContext,
    reads: DevReads,
    { hasGallery = true } = {},
  ) {
    this.#loader = loader
    this.#config = config
    this.#context = context
    this.#reads = reads
    this.#hasGallery = hasGallery
  }

  get loaded(): Loaded {
    return this.#current.loaded
  }

  get routes(): DevRoutes {
    return this.#current.routes
  }

  get #current(): Shown {
    if (!this.#shown) throw new Error('the content has not been read yet')
    return this.#shown
  }

  /** The last version of the site's code that had no errors. */
  get code(): LoadedCode {
    return this.#code
  }

  get hasCodeErrors(): boolean {
    return this.#codeDiagnostics.length > 0
  }

  get errors(): readonly Diagnostic[] {
    return this.diagnostics.filter(stopsBuild)
  }

  /** Files of the texts that were read last, relative to the site's root. */
  get textFiles(): readonly string[] {
    return this.loaded.texts.map(({ file }) => file.file)
  }

  /** Whether the files are as they were when all content was last read. */
  isCurrent(): boolean {
    return this.#reads.areCurrent()
  }

  frame(name: string): FrameDocument | undefined {
    return this.#current.frames.find((candidate) => candidate.name === name)
  }

  /** Reads the site's code again; true if it has changed, so that the content has to be read again too. */
  async reloadCode(): Promise<boolean> {
    const before = JSON.stringify([this.#code, this.#codeDiagnostics])
    const { code, diagnostics } = await tryLoadSiteCode(this.#context.root, this.#config)
    this.#codeDiagnostics = diagnostics
    if (diagnostics.length === 0) this.#code = code
    // Before the content was read once, it needs the kinds of its posts, whatever else is wrong.
    else if (!this.#shown) this.#code = { ...noCode, kinds: code.kinds }
    this.#kinds = withSiteKinds(engineKinds, this.#code.kinds)
    return JSON.stringify([this.#code, diagnostics]) !== before
  }

  /**
   * Reads edited texts again and nothing else. False if that is not enough: because of what was edited, or because an
   * older version is shown as long as there are errors.
   */
  update(texts: Iterable<string>): Promise<boolean> {
    return this.#inTurn(() => this.#update(texts))
  }

  async #update(texts: Iterable<string>): Promise<boolean> {
    const shown = this.#shown
    if (!shown || this.errors.length > 0 || !(await shown.updates.apply(texts))) return false
    // The engine's kinds of pages take over nothing of a text before they are rendered. A site's may.
    const hasOwnKinds = (this.#code.kinds.pages ?? []).length > 0
    if (hasOwnKinds) this.#shown = { ...shown, routes: await this.#list(shown) }
    else shown.routes.forgetFiles()
    this.diagnostics = diagnosticsOf(this.#current)
    return true
  }

  /** Reads all content again. */
  reload(): Promise<void> {
    return this.#inTurn(() =>
      withRestarts(async (isFirst) => {
        if (!isFirst) this.#context.cache.distrust()
        await this.#load()
      }),
    )
  }

  /**
   * Does something with the content. If something of it is gone or damaged by then, a text on disk or in the cache, all
   * content is read first, and it is done again.
   */
  use<Result>(work: () => Promise<Result>): Promise<Result> {
    return withRestarts(async (isFirst) => {
      if (!isFirst) {
        this.#context.cache.distrust()
        await this.reload()
      }
      return work()
    })
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#reading.then(work)
    this.#reading = result.catch(() => undefined)
    return result
  }

  async #load(): Promise<void> {
    const [loaded, gallery] = await Promise.all([
      this.#reads.record(() => this.#loader.load(this.#code)),
      this.#hasGallery
        ? galleryRoutes(this.#config, this.#loader.tools, this.#code.labs)
        : undefined,
    ])
    this.includedFiles = loaded.includedFiles
    const next = {
      loaded,
      gallery,
      frames: [...loaded.content.frames, ...(gallery?.frames.all ?? [])],
      updates: this.#loader.updatesOf(loaded),
      routes: await this.#list({ loaded, gallery }),
    }
    // Errors in texts may be caused by errors in the code, so while there are any, only those are reported.
    this.diagnostics = this.hasCodeErrors ? this.#codeDiagnostics : diagnosticsOf(next)
    if (this.errors.length === 0 || !this.#shown) this.#shown = next
  }

  #list({ loaded, gallery }: Pick<Shown, 'loaded' | 'gallery'>): Promise<DevRoutes> {
    return listDevRoutes({
      config: this.#config,
      kinds: this.#kinds,
      code: this.#code,
      loaded,
      devPages: gallery?.routes ?? [],
      context: this.#context,
    })
  }
}

function diagnosticsOf({ updates, routes, gallery }: Shown): Diagnostic[] {
  return [...updates.diagnostics, ...routes.diagnostics, ...(gallery?.diagnostics ?? [])]
}
