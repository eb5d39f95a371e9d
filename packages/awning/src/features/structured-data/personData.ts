import { urlOf } from '../../config/address.ts'
import type { LocaleConfig, SiteConfig } from '../../config/site.ts'
import type { Author, AuthorProfile } from '../../content/model.ts'
import type { Data } from './data.ts'

export function people({ url: origin }: SiteConfig, authors: readonly Author[]): readonly Data[] {
  return authors.map(({ name, url }) => ({
    '@type': 'Person',
    name,
    ...(url ? { url: new URL(url, origin).href } : {}),
  }))
}

/** Structured data of an author's page. */
export function profileData(
  config: SiteConfig,
  locale: LocaleConfig,
  profile: AuthorProfile,
): Data {
  const { path, name, title, description, image, links } = profile
  const absolute = (href: string) => new URL(href, config.url).href
  const url = urlOf(config, locale.id, path)
  return {
    '@type': 'ProfilePage',
    url,
    inLanguage: locale.lang,
    mainEntity: {
      '@type': 'Person',
      name,
      url,
      ...(title ? { jobTitle: title } : {}),
      ...(description ? { description } : {}),
      ...(image ? { image: absolute(image.src) } : {}),
      ...(links.length > 0 ? { sameAs: links.map((link) => absolute(link.url)) } : {}),
    },
  }
}
