import type { ReactNode } from 'react'
import type { Site } from '../theme/site.ts'
import type { Route } from './route.ts'

/**
 * For each kind of page its component. Imported one by one, so that each kind is a chunk of its own
 * and a page links only the styles it uses.
 */
export async function PageView({
  site,
  route: { page, path },
}: {
  site: Site
  route: Route
}): Promise<ReactNode> {
  switch (page.kind) {
    case 'home': {
      const { HomePage } = await import('./HomePage.tsx')
      return <HomePage site={site} page={page} />
    }
    case 'docs': {
      const { DocsPage } = await import('./DocsPage.tsx')
      return <DocsPage site={site} page={page} />
    }
    case 'doc': {
      const { DocPage } = await import('./DocPage.tsx')
      return <DocPage site={site} page={page} />
    }
    case 'list': {
      const { PostListPage } = await import('./PostListPage.tsx')
      return <PostListPage site={site} page={page} path={path} />
    }
    case 'post': {
      const { PostPage } = await import('./PostPage.tsx')
      return <PostPage site={site} page={page} />
    }
    case 'tags': {
      const { TagIndexPage } = await import('./TagIndexPage.tsx')
      return <TagIndexPage site={site} page={page} />
    }
    case 'tag': {
      const { TagPage } = await import('./TagPage.tsx')
      return <TagPage site={site} page={page} />
    }
    case 'archive': {
      const { ArchivePage } = await import('./ArchivePage.tsx')
      return <ArchivePage site={site} page={page} />
    }
    case 'offline': {
      const { OfflinePage } = await import('./OfflinePage.tsx')
      return <OfflinePage site={site} page={page} />
    }
    case 'notFound': {
      const { NotFoundPage } = await import('./NotFoundPage.tsx')
      return <NotFoundPage site={site} />
    }
    case 'gallery':
      // Drawn by the dev server's entry alone, so that no bundle follows it from here.
      return null
  }
}
