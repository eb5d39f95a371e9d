import { Breadcrumbs } from '../../theme/docs/Breadcrumbs.tsx'
import sidebarStyles from '../../theme/docs/DocsSidebar.module.css'
import { DocsSidebar } from '../../theme/docs/DocsSidebar.tsx'
import type { Site } from '../../theme/localeSite.ts'
import type { ShownItem } from '../pruneSidebar.ts'
import { sidebarEntryOf } from '../sidebarEntryOf.ts'
import styles from './Gallery.module.css'
import type { GalleryPageData } from './galleryPage.ts'
import { notices } from './notices.tsx'
import { paging } from './paging.tsx'
import { sampleHref, localized, type Group } from './sample.ts'
import { sampleItems } from './sampleDocs.ts'
import { siteFrame } from './siteFrame.tsx'
import { versions } from './versions.tsx'

export function navigation(site: Site, page: GalleryPageData): Group {
  const { t } = site
  const more = (side: 'above' | 'below'): ShownItem => ({
    kind: 'more',
    side,
    count: 30,
    path: sampleHref('more'),
  })
  const closed: ShownItem = {
    kind: 'closed',
    label: site.text(localized('收起的分类', 'A closed category')),
    path: sampleHref('closed'),
  }
  const sidebar = (items: readonly ShownItem[]) => (
    <div className={styles['narrow']}>
      <DocsSidebar
        label={t.docsSidebar}
        toggleLabel={t.toggleCategory}
        version={
          <a className={sidebarStyles['version']} href={site.href(sampleHref('main'))}>
            1.0
          </a>
        }
        root={site.root}
        items={items.map((item) => sidebarEntryOf(item, site))}
      />
    </div>
  )
  return {
    id: 'navigation',
    title: localized('找路', 'Finding the way'),
    samples: [
      {
        name: 'Breadcrumbs',
        file: 'theme/docs/Breadcrumbs.tsx',
        states: [
          {
            element: (
              <Breadcrumbs
                label={t.breadcrumbs}
                crumbs={[
                  { label: t.home, href: site.root },
                  { label: site.text(site.config.docs.title), href: site.href(sampleHref('docs')) },
                  { label: site.text(localized('没有自己的页', 'Without a page')) },
                  { label: site.text(localized('盒模型', 'The box model')) },
                ]}
              />
            ),
          },
        ],
      },
      {
        name: 'DocsSidebar',
        file: 'theme/docs/DocsSidebar.tsx',
        note: localized(
          '打开、收起、当前、自己有页的分类，都在里面。指上去有底色。',
          'Categories open, closed, current and with a page of their own. Hovering gives a ground.',
        ),
        states: [
          {
            name: localized('整个', 'Whole'),
            element: sidebar(sampleItems(site)),
          },
          {
            name: localized('几百页里的一段', 'A piece of one with hundreds of pages'),
            element: sidebar([more('above'), closed, ...sampleItems(site), more('below')]),
          },
        ],
      },
      ...versions(site),
      ...paging(site, page),
      ...notices(site),
      ...siteFrame(site),
    ],
  }
}
