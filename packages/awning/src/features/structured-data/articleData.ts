import { urlOf } from '../../config/address.ts'
import { localized, type PostsConfig, type SiteConfig } from '../../config/site.ts'
import type { Doc, Entry, Post } from '../../content/model.ts'
import { modified } from './modified.ts'
import { pageImage, type PageImage } from '../social-images/pageImage.ts'
import type { Data } from './data.ts'
import { people } from './people.ts'
import { langOf, publisher, websiteName } from './websiteData.ts'

/** What a page of the docs tells machines. */
export function docData(config: SiteConfig, doc: Doc): Data {
  return {
    '@type': 'TechArticle',
    ...entryData(config, doc),
    ...(doc.updated === undefined ? {} : { dateModified: doc.updated }),
    author: publisher(config, doc.textLocale),
    isPartOf: websiteName(config, doc.textLocale),
  }
}

/** What a post tells; a game note tells of its game instead. */
export function postData(config: SiteConfig, collection: PostsConfig, post: Post): Data {
  const { tags, authors, textLocale } = post
  return {
    '@type': 'BlogPosting',
    ...entryData(config, post),
    datePublished: post.date,
    dateModified: modified(post),
    ...(tags.length > 0 ? { keywords: tags.map(({ label }) => label) } : {}),
    author: authors.length > 0 ? people(config, authors) : publisher(config, textLocale),
    isPartOf: {
      '@type': 'Blog',
      '@id': urlOf(config, textLocale, collection.path),
      name: localized(collection.title, textLocale, config.defaultLocale),
      isPartOf: websiteName(config, textLocale),
    },
  }
}

/** A text stands at one address: where it is shown in place of a translation, it is still the other's. */
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
