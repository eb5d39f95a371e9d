import { createElement, type ReactNode } from 'react'
import { themePart } from '../theme/parts/themePart.tsx'
import type { Site } from '../theme/localeSite.ts'
import type { PartOfPosts } from './splitPosts.ts'

/** Links to the pages before and after one page of a list. Their styles are loaded only by lists with several. */
export async function ListPager({
  site,
  part: { newer, older },
}: {
  site: Site
  part: PartOfPosts
}): Promise<ReactNode> {
  const { Pager: DefaultPager } = await import('../theme/article/Pager.tsx')
  const { t } = site
  return createElement(themePart('Pager', DefaultPager), {
    site,
    label: t.listNavigation,
    start: newer === undefined ? undefined : { link: { label: t.newerEntries, path: newer } },
    end: older === undefined ? undefined : { link: { label: t.olderEntries, path: older } },
  })
}
