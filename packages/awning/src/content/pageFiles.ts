import type { LocaleId, SiteConfig } from '../config/site.ts'
import { listFiles } from './listFiles.ts'
import { pagesFolder, sourceOf } from './sourcePath.ts'

/** A file of `pages/` that is a page, or the translation of one. */
export interface PageFile {
  readonly locale: LocaleId
  /** The same for a page and its translations: `pages/team/history.md`. */
  readonly key: string
  /** From the site's root. */
  readonly file: string
}

/** Every page of a site's `pages/`: Markdown, MDX and React components. */
export function listPageFiles(
  root: string,
  config: Pick<SiteConfig, 'locales' | 'defaultLocale'>,
): PageFile[] {
  return listFiles(root, pagesFolder).flatMap((file) => {
    const source = isTextPage(file) || isReactPage(file) ? sourceOf(file, config) : undefined
    return source ? [{ ...source, file }] : []
  })
}

/** The files of React pages, from the site's root: they are part of its bundle. */
export function listReactPages(root: string): string[] {
  return listFiles(root, pagesFolder).filter(isReactPage)
}

export function isTextPage(file: string): boolean {
  return /\.mdx?$/.test(file)
}

export function isReactPage(file: string): boolean {
  return /\.[jt]sx$/.test(file) && !/\.(?:test|spec)\.[jt]sx$/.test(file)
}
