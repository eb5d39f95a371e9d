import type { TextPage } from '../../content/model.ts'
import { websiteData } from '../../features/structured-data/websiteData.ts'
import { breadcrumbsTo } from '../breadcrumbs.ts'
import { definePage } from '../definePage.ts'
import { newestChange } from '../lastModified.ts'

export interface TextPageData {
  readonly kind: 'page'
  readonly text: TextPage
}

/** A Markdown page of the site's folder `pages/`. */
export const textPage = definePage<TextPageData>({
  kind: 'page',
  routes: ({ content }) =>
    content.pages.map((text) => ({
      path: text.path,
      file: text.file,
      page: { kind: 'page', text },
    })),
  Page: () => import('./TextPageView.tsx'),
  head: ({ text: { title, description, keywords, textLocale, image, head } }) => ({
    title,
    description,
    keywords,
    textLocale,
    image,
    head,
  }),
  structuredData: ({ text: { path, title } }, { site }) =>
    path === '/'
      ? [websiteData(site.config, site.locale.id)]
      : [breadcrumbsTo(site, [title, path])],
  markdown: ({ text }, { entryMarkdown }) => entryMarkdown(text),
  socialCard: ({ text: { title, description } }) => ({ title, description }),
  lastModified: ({ text }) => newestChange([text]),
  search: ({ text }, { site }) =>
    text.textLocale === site.locale.id ? { title: text.title, area: 'pages' } : undefined,
  entry: ({ text }) => text,
  body: {
    of: ({ text }) => text.body,
    replace: (page, body) => ({ ...page, text: { ...page.text, body } }),
  },
  isFromSite: true,
})
