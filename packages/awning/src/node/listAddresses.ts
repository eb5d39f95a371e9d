import type { SiteConfig } from '../config/site.ts'
import type { Diagnostic } from '../content/diagnostic.ts'
import { listPublicFiles } from '../content/listPublicFiles.ts'
import type { Loaded } from '../content/loadedContent.ts'
import type { Kinds } from '../pages/kinds.ts'
import { listRoutes } from '../pages/listRoutes.ts'
import type { Route } from '../pages/route.ts'
import { listRedirects } from './redirects/listRedirects.ts'
import type { Redirect } from './redirects/redirect.ts'

/** What a site has at its addresses. */
export interface Addresses {
  readonly routes: readonly Route[]
  readonly redirects: readonly Redirect[]
  /** Paths of the files of `public/`. */
  readonly publicFiles: readonly string[]
  /** Of pages: such as two at the same address. */
  readonly routeDiagnostics: readonly Diagnostic[]
  /** Of routes that code of the site lists, of the files of `public/` and of redirects. */
  readonly otherDiagnostics: readonly Diagnostic[]
}

/** Lists the pages, old addresses and public files of a site; the same for a build, a check and the dev server. */
export async function listAddresses(
  root: string,
  config: SiteConfig,
  loaded: Loaded,
  kinds: Kinds,
): Promise<Addresses> {
  const { routes, diagnostics, mistakes } = listRoutes(loaded.content, config, kinds)
  const wrongLinks: Diagnostic[] = []
  const publicFiles = listPublicFiles(root, (diagnostic) => wrongLinks.push(diagnostic))
  const redirectOptions = { root, config, loaded, routes, kinds: kinds.pages, publicFiles }
  const { redirects, diagnostics: redirectDiagnostics } = await listRedirects(redirectOptions)
  return {
    routes,
    redirects,
    publicFiles,
    routeDiagnostics: diagnostics,
    otherDiagnostics: [...mistakes, ...wrongLinks, ...redirectDiagnostics],
  }
}
