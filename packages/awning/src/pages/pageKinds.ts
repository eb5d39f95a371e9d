import { archivePage } from './archive/archivePage.ts'
import { authorIndexPage } from './author-index/authorIndexPage.ts'
import { authorPage } from './author/authorPage.ts'
import { docPage } from './doc/docPage.ts'
import { docsPage } from './docs-overview/docsPage.ts'
import { homePage } from './home/homePage.ts'
import type { Kinds, PageOf } from './kinds.ts'
import { notFoundPage } from './not-found/notFoundPage.ts'
import { offlinePage } from './offline/offlinePage.ts'
import { postKinds } from './post-kinds/postKinds.ts'
import { postListPage } from './post-list/postListPage.ts'
import { postPage } from './post/postPage.ts'
import { seriesIndexPage } from './series-index/seriesIndexPage.ts'
import { seriesPage } from './series/seriesPage.ts'
import { reactPage } from './site-page/reactPage.ts'
import { textPage } from './site-page/textPage.ts'
import { tagIndexPage } from './tag-index/tagIndexPage.ts'
import { tagPage } from './tag/tagPage.ts'

/**
 * The kinds of pages that the engine comes with, in the order in which their routes are listed. Where
 * two pages have one address, the page of the earlier kind stays.
 */
export const pageKinds = [
  textPage,
  reactPage,
  homePage,
  docsPage,
  docPage,
  postListPage,
  postPage,
  tagIndexPage,
  tagPage,
  authorIndexPage,
  authorPage,
  seriesIndexPage,
  seriesPage,
  archivePage,
  offlinePage,
  notFoundPage,
] as const

/** The data of any page of the engine. */
export type Page = PageOf<(typeof pageKinds)[number]>

/** All kinds of the engine; a site's own are added by `withSiteKinds`. */
export const engineKinds: Kinds<Page> = {
  pages: pageKinds,
  posts: postKinds,
}
