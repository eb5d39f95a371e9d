import type { ReactNode } from 'react'
import type { LocaleId } from '../config/site.ts'
import { markdownPath } from '../machines/markdown/markdownPath.ts'
import type { Image } from '../content/model.ts'
import { pageImage } from '../machines/pageImage.ts'
import type { Site } from '../theme/site.ts'
import { openGraphLocale } from './openGraphLocale.ts'

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
  /** The picture for other sites that the author chose. */
  readonly image?: Image | undefined
  readonly article?: ArticleFacts | undefined
}

interface ArticleFacts {
  readonly published: string
  readonly modified?: string | undefined
  readonly authors: readonly string[]
  readonly tags: readonly string[]
}

/** Metadata of a page. React puts it in the head, and takes it out again with the page. */
export function Head({
  site,
  title,
  description,
  keywords = [],
  path,
  textLocale,
  image,
  article,
}: HeadProps): ReactNode {
  const { config, locale } = site
  const name = site.text(config.title)
  const full = title === undefined ? `${name} | ${site.text(config.tagline)}` : `${title} | ${name}`
  return (
    <>
      <title>{full}</title>
      <meta property="og:title" content={full} />
      <meta property="og:site_name" content={name} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:locale" content={openGraphLocale(locale.lang)} />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {keywords.length > 0 && <meta name="keywords" content={keywords.join(',')} />}
      {path === undefined ? (
        // It may stand at any address, and is worth finding at none.
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <Addresses site={site} path={path} textLocale={textLocale} />
          <Picture site={site} path={path} image={image} words={title ?? full} />
        </>
      )}
      {article && <Article {...article} />}
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
      {locales
        .filter(({ id }) => id !== site.locale.id)
        .map(({ id, lang }) => (
          <meta key={id} property="og:locale:alternate" content={openGraphLocale(lang)} />
        ))}
    </>
  )
}

/** What other sites show for a link to the page. */
function Picture({
  site: { config, locale },
  path,
  image,
  words,
}: Pick<HeadProps, 'site' | 'image'> & { path: string; words: string }): ReactNode {
  const picture = pageImage(config, { locale: locale.id, path, image })
  if (!picture) return <meta name="twitter:card" content="summary" />
  const { url, type, width, height } = picture
  return (
    <>
      <meta property="og:image" content={url} />
      {type && <meta property="og:image:type" content={type} />}
      {width && <meta property="og:image:width" content={String(width)} />}
      {height && <meta property="og:image:height" content={String(height)} />}
      <meta property="og:image:alt" content={words} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={url} />
      <meta name="twitter:image:alt" content={words} />
    </>
  )
}

/** One element for each value, as Open Graph has it. */
function Article({ published, modified, authors, tags }: ArticleFacts): ReactNode {
  return (
    <>
      <meta property="article:published_time" content={published} />
      {modified && <meta property="article:modified_time" content={modified} />}
      {authors.map((author) => (
        <meta key={author} property="article:author" content={author} />
      ))}
      {tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
    </>
  )
}
