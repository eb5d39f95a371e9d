import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** How a reader recognizes a page. */
export interface ExpectedPage {
  readonly title: string
  readonly heading: string
}

/** What one version of a site shows at each address. */
export interface ExpectedSite {
  readonly mark: string
  readonly offline: (pathname: string) => ExpectedPage
  readonly notFound: (pathname: string) => ExpectedPage
  /** The page at an address; the not-found page where there is none. */
  readonly page: (pathname: string) => ExpectedPage
}

/** Reads the finished pages in an output folder. */
export function readExpectedSite(folder: string, mark: string): ExpectedSite {
  const pages = new Map<string, ExpectedPage>()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.html')) pages.set(pageOf(`/${file}`), readPage(join(folder, file)))
  const find = (path: string): ExpectedPage => {
    const page = pages.get(path)
    if (!page) throw new Error(`the site has no page ${path}`)
    return page
  }
  const rootOf = (pathname: string) => (/^\/en(?:\/|$)/.test(pathname) ? '/en' : '')
  const notFound = (pathname: string) => find(`${rootOf(pathname)}/404`)
  return {
    mark,
    notFound,
    offline: (pathname) => find(`${rootOf(pathname)}/offline`),
    page: (pathname) => pages.get(pageOf(pathname)) ?? notFound(pathname),
  }
}

/** The same for every form of an address, and for a page's payload. */
export function pageOf(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$|\/index\.txt$|\/$/, '')
}

function readPage(file: string): ExpectedPage {
  const html = readFileSync(file, 'utf8')
  return {
    title: textOf(/<title>([^]*?)<\/title>/.exec(html)?.[1]),
    heading: textOf(/<h1[^>]*>([^]*?)<\/h1>/.exec(html)?.[1]),
  }
}

function textOf(html = ''): string {
  return html.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&')
}
