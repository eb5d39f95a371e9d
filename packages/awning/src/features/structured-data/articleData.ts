import { urlOf } from '../../config/address.ts'
import {
  langOf,
  localized,
  type LocaleId,
  type PostsConfig,
  type SiteConfig,
} from '../../config/site.ts'
import type { Doc, Entry, Post, Series } from '../../content/model.ts'
import { modifiedDate } from './modifiedDate.ts'
import { pageImage, type PageImage } from '../social-images/pageImage.ts'
import type { Data } from './data.ts'
import { people } from './personData.ts'
import { publisher, websiteName } from './websiteData.ts'

/** Structured data of a doc. */
export function docData(config: SiteConfig, doc: Doc): Data {
  return {
    '@type': 'TechArticle',
    ...entryData(config, doc),
    ...(doc.created === undefined ? {} : { datePublished: doc.created }),
    ...(doc.updated === undefined ? {} : { dateModified: doc.updated }),
    author: publisher(config, doc.textLocale),
    isPartOf: websiteName(config, doc.textLocale),
  }
}

/** Structured data of a post. A kind of posts may define its own instead. */
export function postData(config: SiteConfig, collection: PostsConfig, post: Post): Data {
  const { tags, authors, textLocale, series } = post
  const blog = {
    '@type': 'Blog',
    '@id': urlOf(config, textLocale, collection.path),
    name: localized(collection.title, textLocale, config.defaultLocale),
    isPartOf: websiteName(config, textLocale),
  }
  return {
    '@type': 'BlogPosting',
    ...entryData(config, post),
    datePublished: post.date,
    dateModified: modifiedDate(post),
    ...(tags.length > 0 ? { keywords: tags.map(({ label }) => label) } : {}),
    author: authors.length > 0 ? people(config, authors) : publisher(config, textLocale),
    isPartOf: series ? [blog, seriesData(config, textLocale, series)] : blog,
  }
}

function seriesData(config: SiteConfig, locale: LocaleId, { title, path }: Series): Data {
  return { '@type': 'CreativeWorkSeries', name: title, url: urlOf(config, locale, path) }
}

/** The address is that of the text's own language, even on a page that shows it in place of a missing translation. */
function entryData(config: SiteConfig, entry: Entry): Data {
  const { title, description, textLocale } = entry
  const url = urlOf(config, textLocale, entry.path)
  const image = pageImage(config, entry)
  return {
    headline: title,
    ...(description ? { description } : {}),
    url,
    mainEntityOfPage: url,
    inLanguage: langOf(config, textLocale),
    ...(image ? { image: imageData(image) } : {}),
    publisher: publisher(config, textLocale),
  }
}

function imageData({ url, width, height }: PageImage): string | Data {
  if (width === undefined || height === undefined) return url
  return { '@type': 'ImageObject', url, width, height }
}
