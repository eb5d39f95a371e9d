'use client'

import type { ReactNode } from 'react'
import type { ArticleFacts, HeadImage, PageHeadFacts } from '../../client/pageHeadFacts.ts'
import { hrefBelow, socialImageHref } from '../../config/address.ts'
import { markdownPath } from '../../config/markdownPath.ts'
import { useSiteFacts, type HeadFacts } from '../shell/siteFacts.ts'

/**
 * Metadata of a page, which React adds to the head and removes with the page. Most of it repeats the same
 * facts in several formats, so it is derived here and payloads contain only the facts.
 */
export function PageHead({ path, facts }: { path: string; facts: PageHeadFacts }): ReactNode {
  const { title, description, keywords, isHidden, textRoot, image, article } = facts
  const { markdown = true } = facts
  const { head } = useSiteFacts()
  const full = title === undefined ? head.home : `${title} | ${head.name}`
  return (
    <>
      <title>{full}</title>
      <meta property="og:title" content={full} />
      <meta property="og:site_name" content={head.name} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:locale" content={head.locale} />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {keywords && <meta name="keywords" content={keywords} />}
      {isHidden ? (
        // The page is served at any address, or is useless as a search result.
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <Addresses head={head} path={path} textRoot={textRoot ?? head.root} markdown={markdown} />
          <Picture image={image ?? socialImage(head, path)} words={title ?? full} />
        </>
      )}
      {article && <Article {...article} />}
    </>
  )
}

/** The canonical address, the same page in every language, and the default language as `x-default`. */
function Addresses({
  head: { url, locale, languages, defaultRoot },
  path,
  textRoot,
  markdown,
}: {
  head: HeadFacts
  path: string
  textRoot: string
  markdown: boolean
}): ReactNode {
  const at = (root: string, place = path) => url + hrefBelow(root, place)
  return (
    <>
      <link rel="canonical" href={at(textRoot)} />
      <meta property="og:url" content={at(textRoot)} />
      {markdown && (
        <link rel="alternate" type="text/markdown" href={at(textRoot, markdownPath(path))} />
      )}
      {languages.map(({ lang, root }) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={at(root)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={at(defaultRoot)} />
      {languages
        .filter((other) => other.locale !== locale)
        .map((other) => (
          <meta key={other.lang} property="og:locale:alternate" content={other.locale} />
        ))}
    </>
  )
}

/** The social image that the build makes for the page, if social images are on. */
function socialImage({ url, social }: HeadFacts, path: string): HeadImage | undefined {
  if (!social) return undefined
  const href = socialImageHref(social, social.locale, path)
  return { url: new URL(href, url).href, type: 'image/png', width: 1200, height: 630 }
}

/** Open Graph metadata, which other sites use for a preview of the page. */
function Picture({ image, words }: { image: HeadImage | undefined; words: string }): ReactNode {
  if (!image) return <meta name="twitter:card" content="summary" />
  const { url, type, width, height } = image
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

/** One element for each value, as Open Graph requires. */
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
