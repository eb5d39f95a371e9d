import type { ReactNode } from 'react'
import type { Site } from '../theme/site.ts'
import { ArchivePage } from './ArchivePage.tsx'
import { DocPage } from './DocPage.tsx'
import { DocsPage } from './DocsPage.tsx'
import { HomePage } from './HomePage.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { PostListPage } from './PostListPage.tsx'
import { PostPage } from './PostPage.tsx'
import type { Route } from './route.ts'
import { TagIndexPage } from './TagIndexPage.tsx'
import { TagPage } from './TagPage.tsx'

/** For each kind of page its component. */
export function PageView({ site, route: { page, path } }: { site: Site; route: Route }): ReactNode {
  switch (page.kind) {
    case 'home':
      return <HomePage site={site} page={page} />
    case 'docs':
      return <DocsPage site={site} page={page} />
    case 'doc':
      return <DocPage site={site} page={page} />
    case 'list':
      return <PostListPage site={site} page={page} path={path} />
    case 'post':
      return <PostPage site={site} page={page} />
    case 'tags':
      return <TagIndexPage site={site} page={page} />
    case 'tag':
      return <TagPage site={site} page={page} />
    case 'archive':
      return <ArchivePage site={site} page={page} />
    case 'notFound':
      return <NotFoundPage site={site} />
  }
}
