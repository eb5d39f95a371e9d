import type { SidebarItem } from '../../content/model.ts'
import type { Site } from '../../theme/localeSite.ts'
import { sampleHref, localized } from './sample.ts'

const page = (site: Site, zh: string, en: string, path: string): SidebarItem => ({
  kind: 'link',
  label: site.text(localized(zh, en)),
  path,
})

/** A sidebar with a page outside of categories, a category that contains the current page, and one that does not. */
export function sampleItems(site: Site): SidebarItem[] {
  return [
    page(site, '序', 'Preface', sampleHref('preface')),
    {
      kind: 'category',
      label: site.text(localized('打开的分类', 'An open category')),
      items: [
        page(site, '当前页', 'The current page', '/_theme'),
        page(site, '旁边一页', 'A neighbour', sampleHref('neighbour')),
        {
          kind: 'category',
          label: site.text(localized('里面一层', 'One level down')),
          items: [page(site, '深处', 'Deep inside', sampleHref('deep'))],
        },
      ],
    },
    {
      kind: 'category',
      label: site.text(localized('自己有页的分类', 'A category with a page')),
      path: sampleHref('with-page'),
      items: [page(site, '它的一页', 'A page of it', sampleHref('of-it'))],
    },
    {
      kind: 'category',
      label: site.text(localized('收起的分类', 'A closed category')),
      items: [
        page(site, '看不见的一页', 'Out of sight', sampleHref('hidden')),
        page(
          site,
          '名字很长、一行写不下的一页',
          'A title that is too long for one line',
          sampleHref('long'),
        ),
      ],
    },
  ]
}
