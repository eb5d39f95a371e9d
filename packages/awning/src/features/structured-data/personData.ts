import type { SiteConfig } from '../../config/site.ts'
import type { Author } from '../../content/model.ts'
import type { Data } from './data.ts'

export function people({ url: origin }: SiteConfig, authors: readonly Author[]): readonly Data[] {
  return authors.map(({ name, url }) => ({
    '@type': 'Person',
    name,
    ...(url ? { url: new URL(url, origin).href } : {}),
  }))
}
