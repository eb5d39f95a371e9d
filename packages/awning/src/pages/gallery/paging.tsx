import { Pager } from '../../theme/article/Pager.tsx'
import { TocBox } from '../../theme/article/Toc.tsx'
import { CategoryIndex } from '../../theme/docs/CategoryIndex.tsx'
import overview from '../../theme/docs/Overview.module.css'
import { Overview } from '../../theme/docs/Overview.tsx'
import type { Site } from '../../theme/localeSite.ts'
import styles from './Gallery.module.css'
import type { GalleryPageData } from './galleryPage.ts'
import { sampleHref, localized, type Sample } from './sample.ts'
import { sampleItems } from './sampleDocs.ts'

/** Navigation within a page and to the next one. */
export function paging(site: Site, { prose }: GalleryPageData): Sample[] {
  const { t } = site
  const previous = {
    label: site.text(localized('盒模型', 'The box model')),
    path: sampleHref('previous'),
  }
  const next = {
    label: site.text(localized('层叠与继承', 'The cascade')),
    path: sampleHref('next'),
  }
  return [
    {
      name: 'Toc, TocBox',
      file: 'theme/article/Toc.tsx',
      note: localized(
        '宽窗口里是右边那一栏，正在读的一节有标记；窄于997像素时是正文上面的盒子，这里一直显示。',
        'Wide windows have the column at the side, with a mark at the section being read; below 997 px it is a box above the text, shown here at any width.',
      ),
      states: [
        {
          element: (
            <div className={styles['shown']}>
              <TocBox entries={prose.toc} label={t.onThisPage} />
            </div>
          ),
        },
      ],
    },
    {
      name: 'Pager',
      file: 'theme/article/Pager.tsx',
      note: localized('指上去，边框变成强调色。', 'Hovering colours the border.'),
      states: [
        {
          name: localized('两边都有', 'Both neighbours'),
          element: (
            <Pager
              site={site}
              label={t.docsPages}
              start={{ hint: t.previous, link: previous }}
              end={{ hint: t.next, link: next }}
            />
          ),
        },
        {
          name: localized('只有后一页', 'The next alone'),
          element: <Pager site={site} label={t.docsPages} end={{ hint: t.next, link: next }} />,
        },
        {
          name: localized('列表的翻页，没有小字', 'Of a list, without a hint'),
          element: (
            <Pager
              site={site}
              label={t.listNavigation}
              start={{ link: { label: t.newerEntries, path: sampleHref('newer') } }}
              end={{ link: { label: t.olderEntries, path: sampleHref('older') } }}
            />
          ),
        },
      ],
    },
    {
      name: 'Overview',
      file: 'theme/docs/Overview.tsx',
      states: [
        {
          element: (
            <div className={overview['overview']}>
              <Overview
                site={site}
                items={sampleItems(site)}
                descriptions={
                  new Map([
                    [
                      '/_theme',
                      site.text(localized('这一页答什么问题。', 'What the page answers.')),
                    ],
                  ])
                }
              />
            </div>
          ),
        },
        {
          name: localized('几百页里的一部分', 'A part of hundreds of pages'),
          element: (
            <div className={overview['overview']}>
              <Overview
                site={site}
                items={[
                  { kind: 'link', ...previous },
                  { kind: 'more', count: 15, path: sampleHref('more') },
                ]}
                descriptions={new Map()}
              />
            </div>
          ),
        },
      ],
    },
    {
      name: 'CategoryIndex',
      file: 'theme/docs/CategoryIndex.tsx',
      note: localized(
        '分类多到放不下各自的页时。',
        'Of categories too many to be shown with their pages.',
      ),
      states: [
        {
          element: (
            <CategoryIndex
              site={site}
              categories={[
                { ...previous, count: 20 },
                { ...next, count: 1 },
              ]}
              more={{ count: 12, path: sampleHref('more') }}
            />
          ),
        },
      ],
    },
  ]
}
