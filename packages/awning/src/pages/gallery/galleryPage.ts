import type { Doc, Image } from '../../content/model.ts'
import { definePage } from '../definePage.ts'
import { localized } from './sample.ts'

export interface GalleryPageData {
  readonly kind: 'gallery'
  readonly prose: Pick<Doc, 'body' | 'toc'>
  readonly picture: Image
}

export const galleryTitle = localized('主题一览', 'The theme, piece by piece')

/**
 * A page with all components of the theme in all states. Only the dev server has it, and lists its
 * routes itself, because its sample text has to be compiled.
 */
export const galleryPage = definePage<GalleryPageData>({
  kind: 'gallery',
  routes: () => [],
  Page: () => import('./GalleryPage.tsx'),
  head: (_, { site }) => ({ title: site.text(galleryTitle) }),
  body: {
    of: ({ prose }) => prose.body,
    replace: (page, body) => ({ ...page, prose: { ...page.prose, body } }),
  },
  isHidden: true,
})
