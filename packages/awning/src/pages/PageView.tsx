import type { ReactNode } from 'react'
import type { Site } from '../theme/site.ts'
import { Head } from './Head.tsx'
import { kindOf, type Kinds } from './kinds.ts'
import type { Route } from './route.ts'

/** A page: what its kind says of it for the head of the document, and its component. */
export async function PageView({
  site,
  route: { page, path },
  kinds,
}: {
  site: Site
  route: Route
  kinds: Kinds
}): Promise<ReactNode> {
  const kind = kindOf(kinds.pages, page)
  const { Page: loadPage } = kind
  const { default: Page } = await loadPage()
  const context = { site, path, postKinds: kinds.posts }
  return (
    <>
      <Head
        site={site}
        {...kind.head?.(page, context)}
        {...(kind.isHidden ? {} : { path })}
        hasMarkdown={kind.isHidden === true || kind.markdown !== undefined}
      />
      <Page page={page} {...context} />
    </>
  )
}
