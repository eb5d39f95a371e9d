import type { ReactNode } from 'react'
import { isReplaced, themePart } from '../theme/parts/themePart.tsx'
import { lateImport } from '../theme/lateImport.ts'
import type { Site } from '../theme/localeSite.ts'
import { HeadTags } from './HeadTags.tsx'
import { kindOf, type Kinds } from './kinds.ts'
import { pageVisibility } from './pageVisibility.ts'
import type { Route } from './route.ts'

const BeforeContent = themePart('BeforeContent', () => null)
const AfterContent = themePart('AfterContent', () => null)

/** Renders a page by the component of its kind. What its head says is no part of this: `pageHead.ts`. */
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
  const { default: Page } = await lateImport(loadPage)
  const context = { site, path, postKinds: kinds.posts }
  const { isNoindex } = pageVisibility(kind, page)
  const content = withSlots(<Page page={page} {...context} />, context)
  const { head = [] } = kind.head?.(page, context) ?? {}
  // Payloads contain the result: for most pages that is the content alone.
  if (head.length === 0 && !isNoindex) return content
  return (
    <>
      <HeadTags config={site.config} tags={head} />
      {isNoindex && <meta name="robots" content="noindex" />}
      {content}
    </>
  )
}

/** The content of a page, with the components that the site adds to every page. */
function withSlots(content: ReactNode, { site, path }: { site: Site; path: string }): ReactNode {
  if (!isReplaced('BeforeContent') && !isReplaced('AfterContent')) return content
  return (
    <>
      <BeforeContent site={site} path={path} />
      {content}
      <AfterContent site={site} path={path} />
    </>
  )
}
