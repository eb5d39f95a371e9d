import { samePathKey } from '../../config/address.ts'
import type { SiteConfig } from '../../config/site.ts'
import type { Diagnostic } from '../../content/diagnostic.ts'
import type { Loaded } from '../../content/loadedContent.ts'
import { isJoined, joinBytes } from '../../content/joinedFiles.ts'
import type { SiteFile } from '../../content/siteFile.ts'
import { kindOf, type Kinds } from '../../pages/kinds.ts'
import type { Route } from '../../pages/route.ts'
import type { LoadedCode } from '../../site-code/loadedCode.ts'
import { pictureFiles, siteFiles, type SiteFilesOptions } from '../siteFiles.ts'
import { listAddresses } from '../listAddresses.ts'

export type FilesContext = Pick<SiteFilesOptions, 'root' | 'cache' | 'warn' | 'renderBody'>

export interface DevRoutesOptions {
  readonly config: SiteConfig
  readonly kinds: Kinds
  readonly code: Pick<LoadedCode, 'labs' | 'socialImages'>
  readonly loaded: Loaded
  /** Pages that only the dev server has. */
  readonly devPages: readonly Route[]
  readonly context: FilesContext
}

/** What the dev server has at its addresses: pages, and the files that a build would write. */
export class DevRoutes {
  readonly diagnostics: readonly Diagnostic[]
  readonly #config: SiteConfig
  readonly #pages: ReadonlyMap<string, Route>
  /** The not-found pages by locale. */
  readonly #notFound: ReadonlyMap<string, Route>
  readonly #listFiles: () => readonly SiteFile[]
  #files: ReadonlyMap<string, SiteFile> | undefined

  constructor(
    { config, kinds, devPages }: DevRoutesOptions,
    routes: readonly Route[],
    diagnostics: readonly Diagnostic[],
    files: () => readonly SiteFile[],
  ) {
    this.diagnostics = diagnostics
    this.#config = config
    this.#listFiles = files
    this.#notFound = new Map(
      routes
        .filter(({ page }) => kindOf(kinds.pages, page).fallback === 'notFound')
        .map((route) => [route.locale, route]),
    )
    this.#pages = new Map(
      [...routes, ...devPages].map((route) => [
        `${route.locale} ${samePathKey(route.path)}`,
        route,
      ]),
    )
  }

  /** Called when a text has changed, from which files may be made. */
  forgetFiles(): void {
    this.#files = undefined
  }

  /** The list is made at the first request for such a file, because that takes time. */
  file(path: string): SiteFile | undefined {
    this.#files ??= new Map(this.#listFiles().map((file) => [file.path, file]))
    return this.#files.get(path)
  }

  /** The document at an old address, which leads to a page. */
  redirect(path: string): SiteFile | undefined {
    const plain = path.replace(/\/$/, '')
    return this.file(`${plain}/index.html`) ?? this.file(`${plain}.html`)
  }

  async make(file: SiteFile): Promise<string | Buffer> {
    const content = await file.make()
    if (!isJoined(content)) return content
    const files: Buffer[] = []
    for (const path of content.paths) {
      const other = this.file(path)
      files.push(Buffer.from(other ? await this.make(other) : ''))
    }
    return joinBytes(content.start, files)
  }

  /** The route at an address, or the not-found page of the address's language. */
  route(pathname: string): { route: Route; found: boolean } {
    const { base, locales, defaultLocale } = this.#config
    const sitePath = decode(pathname).slice(base.length - 1)
    const [, first = ''] = sitePath.split('/')
    const locale =
      locales.find(({ id }) => id === first && id !== defaultLocale)?.id ?? defaultLocale
    const path = locale === defaultLocale ? sitePath : sitePath.slice(first.length + 1) || '/'
    const route = this.#pages.get(`${locale} ${samePathKey(path.replace(/\/index\.html$/, '/'))}`)
    const notFound = this.#notFound.get(locale)
    if (route && route !== notFound) return { route, found: true }
    if (!notFound) throw new Error('there is no not-found page')
    return { route: notFound, found: false }
  }
}

export async function listDevRoutes(options: DevRoutesOptions): Promise<DevRoutes> {
  const { config, kinds, code, loaded, context } = options
  const addresses = await listAddresses(context.root, config, loaded, kinds)
  const { routes, redirects } = addresses
  const { labs, socialImages } = code
  const files = { ...context, config, kinds, loaded, routes, redirects, labs, socialImages }
  const found = [...addresses.routeDiagnostics, ...addresses.otherDiagnostics]
  return new DevRoutes(options, routes, found, () => [...siteFiles(files), ...pictureFiles(files)])
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
