import type { Loaded } from '../../content/loadContent.ts'
import { stopsBuild, type Diagnostic } from '../../content/diagnostic.ts'
import { listPublicFiles } from '../../content/listPublicFiles.ts'
import { kindOf, withSiteKinds, type Kinds } from '../../pages/kinds.ts'
import { listRoutes } from '../../pages/listRoutes.ts'
import { engineKinds } from '../../pages/pageKinds.ts'
import type { Route } from '../../pages/route.ts'
import { samePathKey } from '../../config/address.ts'
import type { SiteConfig } from '../../config/site.ts'
import type { FrameDocument } from '../../content/model.ts'
import type { SiteFile } from '../../content/siteFile.ts'
import { noCode, type LoadedCode } from '../../site-code/loadedCode.ts'
import type { ContentLoader } from '../contentLoader.ts'
import { tryLoadSiteCode } from '../loadSiteCode.ts'
import { listRedirects } from '../redirects/listRedirects.ts'
import type { SiteFilesOptions } from '../siteFiles.ts'
import { pictureFiles, siteFiles } from '../siteFiles.ts'
import { galleryRoutes } from './galleryRoutes.ts'

type FilesContext = Pick<SiteFilesOptions, 'root' | 'cache' | 'warn' | 'renderBody'>

/** The content in dev: mistakes are reported, and the last good state stays visible. */
export class DevContent {
  readonly #loader: ContentLoader
  readonly #config: SiteConfig
  #kinds: Kinds = engineKinds
  readonly #context: FilesContext
  #loaded: Loaded | undefined
  #code = noCode
  #codeDiagnostics: readonly Diagnostic[] = []
  #routes = new Map<string, Route>()
  /** The not-found pages by locale. */
  #notFound = new Map<string, Route>()
  #frames: readonly FrameDocument[] = []
  diagnostics: readonly Diagnostic[] = []
  /** Paths of other files whose text is part of a page. */
  includedFiles: ReadonlySet<string> = new Set()
  /** What a build would write in addition to pages. The list is made at the first request for such a file. */
  #files: () => readonly SiteFile[] = () => []

  constructor(loader: ContentLoader, config: SiteConfig, context: FilesContext) {
    this.#loader = loader
    this.#config = config
    this.#context = context
  }

  get loaded(): Loaded {
    if (!this.#loaded) throw new Error('the content has not been read yet')
    return this.#loaded
  }

  /** The last version of the site's code that had no errors. */
  get code(): LoadedCode {
    return this.#code
  }

  get hasCodeErrors(): boolean {
    return this.#codeDiagnostics.length > 0
  }

  /** Reads the site's code again; true if it has changed, so that the content has to be read again too. */
  async reloadCode(): Promise<boolean> {
    const before = JSON.stringify([this.#code, this.#codeDiagnostics])
    const { code, diagnostics } = await tryLoadSiteCode(this.#context.root, this.#config)
    this.#codeDiagnostics = diagnostics
    if (diagnostics.length === 0) this.#code = code
    // Before the content was read once, it needs the kinds of its posts, whatever else is wrong.
    else if (!this.#loaded) this.#code = { ...noCode, kinds: code.kinds }
    this.#kinds = withSiteKinds(engineKinds, this.#code.kinds)
    return JSON.stringify([this.#code, diagnostics]) !== before
  }

  async reload(): Promise<void> {
    const code = this.#code
    const [loaded, gallery] = await Promise.all([
      this.#loader.load(code),
      galleryRoutes(this.#config, this.#loader.tools, code.labs),
    ])
    this.includedFiles = loaded.includedFiles
    const { routes, diagnostics } = listRoutes(loaded.content, this.#config, this.#kinds)
    const { root } = this.#context
    const wrongLinks: Diagnostic[] = []
    const old = await listRedirects({
      root,
      config: this.#config,
      loaded,
      routes,
      kinds: this.#kinds.pages,
      publicFiles: listPublicFiles(root, (diagnostic) => wrongLinks.push(diagnostic)),
    })
    // Errors in texts may be caused by errors in the code, so while there are any, only those are reported.
    this.diagnostics =
      this.#codeDiagnostics.length > 0
        ? this.#codeDiagnostics
        : [
            ...loaded.diagnostics,
            ...diagnostics,
            ...wrongLinks,
            ...old.diagnostics,
            ...gallery.diagnostics,
          ]
    if (this.errors.length > 0 && this.#loaded) return
    this.#loaded = loaded
    this.#frames = [...loaded.content.frames, ...gallery.frames.all]
    const filesOptions = {
      ...this.#context,
      config: this.#config,
      kinds: this.#kinds,
      loaded,
      routes,
      redirects: old.redirects,
      labs: code.labs,
      socialImages: code.socialImages,
    }
    let files: readonly SiteFile[] | undefined
    this.#files = () => (files ??= [...siteFiles(filesOptions), ...pictureFiles(filesOptions)])
    this.#notFound = new Map(
      routes
        .filter(({ page }) => kindOf(this.#kinds.pages, page).fallback === 'notFound')
        .map((route) => [route.locale, route]),
    )
    this.#routes = new Map(
      [...routes, ...gallery.routes].map((route) => [
        `${route.locale} ${samePathKey(route.path)}`,
        route,
      ]),
    )
  }

  frame(name: string): FrameDocument | undefined {
    return this.#frames.find((candidate) => candidate.name === name)
  }

  file(path: string): SiteFile | undefined {
    return this.#files().find((candidate) => candidate.path === path)
  }

  /** The document at an old address, which leads to a page. */
  redirect(path: string): SiteFile | undefined {
    const plain = path.replace(/\/$/, '')
    return this.file(`${plain}/index.html`) ?? this.file(`${plain}.html`)
  }

  async make(file: SiteFile): Promise<string | Buffer> {
    return file.make(async (path) => {
      const other = this.file(path)
      return Buffer.from(other ? await this.make(other) : '')
    })
  }

  get errors(): readonly Diagnostic[] {
    return this.diagnostics.filter(stopsBuild)
  }

  /** The route at an address, or the not-found page of the address's language. */
  route(pathname: string): { route: Route; found: boolean } {
    const { base, locales, defaultLocale } = this.#config
    const sitePath = decode(pathname).slice(base.length - 1)
    const [, first = ''] = sitePath.split('/')
    const locale =
      locales.find(({ id }) => id === first && id !== defaultLocale)?.id ?? defaultLocale
    const path = locale === defaultLocale ? sitePath : sitePath.slice(first.length + 1) || '/'
    const route = this.#routes.get(`${locale} ${samePathKey(path.replace(/\/index\.html$/, '/'))}`)
    const notFound = this.#notFound.get(locale)
    if (route && route !== notFound) return { route, found: true }
    if (!notFound) throw new Error('there is no not-found page')
    return { route: notFound, found: false }
  }
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
