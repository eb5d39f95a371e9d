import type { ReactNode } from 'react'
import type { LocaleId } from '../config/site.ts'
import { markdownPath } from '../machines/markdown/markdownPath.ts'
import type { Site } from '../theme/site.ts'

export interface HeadProps {
  readonly site: Site
  /** Without the site's name; the home page has none. */
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly keywords?: readonly string[] | undefined
  /** The page's defined path, whatever form the visitor used; absent for pages without an address. */
  readonly path?: string | undefined
  /** The locale of the text: where it stands in for a translation, its own page is the canonical one. */
  readonly textLocale?: LocaleId | undefined
  readonly article?:
    | { published: string; authors: readonly string[]; tags: readonly string[] }
    | undefined
}

/** Metadata of a page. React puts it in the head, and takes it out again with the page. */
export function Head({
  site,
  title,
  description,
  keywords = [],
  path,
  textLocale,
  article,
}: HeadProps): ReactNode {
  const { config } = site
  const name = site.text(config.title)
  const full = title === undefined ? `${name} | ${site.text(config.tagline)}` : `${title} | ${name}`
  return (
    <>
      <title>{full}</title>
      <meta property="og:title" content={full} />
      <meta property="og:site_name" content={name} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:locale" content={site.locale.lang} />
      <meta name="twitter:card" content="summary" />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {keywords.length > 0 && <meta name="keywords" content={keywords.join(',')} />}
      {path !== undefined && <Addresses site={site} path={path} textLocale={textLocale} />}
      {article && (
        <>
          <meta property="article:published_time" content={article.published} />
          {article.authors.length > 0 && (
            <meta property="article:author" content={article.authors.join(',')} />
          )}
          {article.tags.length > 0 && (
            <meta property="article:tag" content={article.tags.join(',')} />
          )}
        </>
      )}
    </>
  )
}

/** Canonical address and the same page in every language; the default one for everybody else. */
function Addresses({
  site,
  path,
  textLocale,
}: Pick<HeadProps, 'site' | 'textLocale'> & { path: string }): ReactNode {
  const { locales, defaultLocale } = site.config
  const canonical = site.url(path, textLocale)
  return (
    <>
      <link rel="canonical" href={canonical} />
      <meta property="og:url" content={canonical} />
      <link rel="alternate" type="text/markdown" href={site.url(markdownPath(path), textLocale)} />
      {locales.map(({ id, lang }) => (
        <link key={id} rel="alternate" hrefLang={lang} href={site.url(path, id)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={site.url(path, defaultLocale)} />
    </>
  )
}
