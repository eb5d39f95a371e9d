import { hrefOf, samePathKey } from '../../config/address.ts'
import type { AddressConfig } from '../../config/address.ts'
import type { Diagnostic } from '../../content/diagnostic.ts'
import type { Route } from '../../pages/route.ts'
import type { PageFacts } from '../render/readDocument.ts'

/** Where an author wrote a link. */
export interface LinkSource {
  readonly written: string
  readonly line?: number
  readonly column?: number
  /** The file, where it is not the one of the page. */
  readonly file?: string
  /** The option of the settings. */
  readonly option?: string
}

export interface CheckedPage {
  readonly route: Route
  /** `ids` is undefined where they are not known, so that links to sections are not checked. */
  readonly facts: Pick<PageFacts, 'links'> & { readonly ids: PageFacts['ids'] | undefined }
  /** Links of the text as its author wrote them, by their resolved href. */
  readonly written: ReadonlyMap<string, LinkSource>
}

export type CheckedRoute = Pick<Route, 'locale' | 'path' | 'file'>

/** The address of a page, readable and as pages are compared. */
export function addressOf({ locale, path }: CheckedRoute, config: AddressConfig): string {
  return samePathKey(decodeAddress(hrefOf(config, locale, path)))
}

/** The address of a page as messages name it: without the base of the site, with the slash at its end. */
export function shownAddress({ locale, path }: CheckedRoute, config: AddressConfig): string {
  return decodeAddress(hrefOf({ ...config, base: '/' }, locale, path))
}

export function positionOf(
  route: CheckedRoute,
  source: LinkSource | undefined,
): Pick<Diagnostic, 'file' | 'line' | 'column'> {
  const { line, column } = source ?? {}
  return {
    file: source?.file ?? route.file ?? route.path,
    ...(line === undefined ? {} : { line }),
    ...(column === undefined ? {} : { column }),
  }
}

export function nameOf(href: string, source: LinkSource | undefined): string {
  const option = source?.option === undefined ? '' : `${source.option}: `
  return `${option}the link ${source?.written ?? decodeAddress(href)}`
}

/** An address that is not valid is left as it is. */
export function decodeAddress(text: string): string {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
