import type { ReactPage } from '../../content/model.ts'
import { websiteData } from '../../features/structured-data/websiteData.ts'
import { breadcrumbsTo } from '../breadcrumbs.ts'
import { definePage } from '../definePage.ts'
import { newestChange } from '../lastModified.ts'

export interface ReactPageData {
  readonly kind: 'reactPage'
  readonly reactPage: ReactPage
}

/** A page of the site's folder `pages/` that is a React component. */
export const reactPage = definePage<ReactPageData>({
  kind: 'reactPage',
  routes: ({ content }) =>
    content.reactPages.map((reactPage) => ({
      path: reactPage.path,
      file: reactPage.file,
      page: { kind: 'reactPage', reactPage },
    })),
  Page: () => import('./ReactPageView.tsx'),
  head: ({ reactPage: { title, description, keywords, textLocale } }) => ({
    title,
    description,
    keywords,
    textLocale,
  }),
  structuredData: ({ reactPage: { path, title = '' } }, { site }) =>
    path === '/'
      ? [websiteData(site.config, site.locale.id)]
      : [breadcrumbsTo(site, [title, path])],
  socialCard: ({ reactPage: { title, description } }, { site: { config, text } }) => ({
    title: title ?? text(config.title),
    description: description ?? text(config.tagline),
  }),
  visibility: ({ reactPage }) => reactPage.visibility,
  lastModified: ({ reactPage }) => newestChange([reactPage]),
  search({ reactPage: { title, description = '', keywords, textLocale } }, { site }) {
    if (title === undefined || textLocale !== site.locale.id) return undefined
    // The text of the page is in its component, and not known before it is rendered.
    return {
      title,
      area: 'pages',
      words: keywords,
      sections: [{ id: '', title: '', text: description }],
    }
  },
  isFromSite: true,
})
