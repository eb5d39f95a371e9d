import { LastUpdated } from '../../theme/article/LastUpdated.tsx'
import { ForeignNotice } from '../../theme/article/ForeignNotice.tsx'
import { Pager } from '../../theme/article/Pager.tsx'
import { TocBox } from '../../theme/article/Toc.tsx'
import { Breadcrumbs } from '../../theme/docs/Breadcrumbs.tsx'
import { DocsSidebar } from '../../theme/docs/DocsSidebar.tsx'
import { Overview } from '../../theme/docs/Overview.tsx'
import { AnnouncementBar } from '../../theme/announcement/AnnouncementBar.tsx'
import type { Site } from '../../theme/site.ts'
import type { Page } from '../route.ts'
import styles from './Gallery.module.css'
import { nowhere, say, type Group } from './sample.ts'
import { sampleEntries, sampleItems } from './sampleDocs.ts'
import { versions } from './versions.tsx'

export function navigation(site: Site, { prose }: Extract<Page, { kind: 'gallery' }>): Group {
  const { t } = site
  const previous = { label: site.text(say('盒模型', 'The box model')), path: nowhere('previous') }
  const next = { label: site.text(say('层叠与继承', 'The cascade')), path: nowhere('next') }
  const notice = {
    id: 'gallery',
    html: say('本店周一<b>盘货</b>，照常开门。', 'Monday is <b>stocktaking</b>; we are open.'),
  }
  return {
    id: 'navigation',
    title: say('找路', 'Finding the way'),
    samples: [
      {
        name: 'Breadcrumbs',
        file: 'theme/docs/Breadcrumbs.tsx',
        states: [
          {
            drawn: (
              <Breadcrumbs
                label={t.breadcrumbs}
                crumbs={[
                  { label: t.home, href: site.root },
                  { label: site.text(site.config.docs.title), href: site.href(nowhere('docs')) },
                  { label: site.text(say('没有自己的页', 'Without a page')) },
                  { label: previous.label },
                ]}
              />
            ),
          },
        ],
      },
      {
        name: 'DocsSidebar',
        file: 'theme/docs/DocsSidebar.tsx',
        note: say(
          '打开、收起、当前、自己有页的分类，都在里面。指上去有底色。',
          'Categories open, closed, current and with a page of their own. Hovering gives a ground.',
        ),
        states: [
          {
            drawn: (
              <div className={styles['narrow']}>
                <DocsSidebar
                  label={t.docsSidebar}
                  toggleLabel={t.toggleCategory}
                  version={{ label: '1.0', title: t.versions, href: site.href(nowhere('main')) }}
                  items={sampleEntries(site)}
                />
              </div>
            ),
          },
        ],
      },
      ...versions(site),
      {
        name: 'Toc, TocBox',
        file: 'theme/article/Toc.tsx',
        note: say(
          '宽窗口里是右边那一栏，正在读的一节有标记；窄于997像素时是正文上面的盒子，这里一直显示。',
          'Wide windows have the column at the side, with a mark at the section being read; below 997 px it is a box above the text, shown here at any width.',
        ),
        states: [
          {
            drawn: (
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
        note: say('指上去，边框变成强调色。', 'Hovering colours the border.'),
        states: [
          {
            name: say('两边都有', 'Both neighbours'),
            drawn: (
              <Pager
                site={site}
                label={t.docsPages}
                start={{ hint: t.previous, link: previous }}
                end={{ hint: t.next, link: next }}
              />
            ),
          },
          {
            name: say('只有后一页', 'The next alone'),
            drawn: <Pager site={site} label={t.docsPages} end={{ hint: t.next, link: next }} />,
          },
          {
            name: say('列表的翻页，没有小字', 'Of a list, without a hint'),
            drawn: (
              <Pager
                site={site}
                label={t.listNavigation}
                start={{ link: { label: t.newerEntries, path: nowhere('newer') } }}
                end={{ link: { label: t.olderEntries, path: nowhere('older') } }}
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
            drawn: (
              <Overview
                site={site}
                items={sampleItems(site)}
                descriptions={
                  new Map([
                    ['/_theme', site.text(say('这一页答什么问题。', 'What the page answers.'))],
                  ])
                }
              />
            ),
          },
        ],
      },
      {
        name: 'AnnouncementBar',
        file: 'theme/announcement/AnnouncementBar.tsx',
        note: say('按下关闭，两条都收起，重新载入才回来。', 'Closing hides both until a reload.'),
        states: [
          {
            name: say('可以关', 'Closeable'),
            drawn: <AnnouncementBar site={site} announcement={{ ...notice, closeable: true }} />,
          },
          {
            name: say('不可以关', 'Not closeable'),
            drawn: <AnnouncementBar site={site} announcement={{ ...notice, closeable: false }} />,
          },
        ],
      },
      {
        name: 'ForeignNotice',
        file: 'theme/article/ForeignNotice.tsx',
        states: [{ drawn: <ForeignNotice text={t.untranslated} /> }],
      },
      {
        name: 'LastUpdated',
        file: 'theme/article/LastUpdated.tsx',
        states: [{ drawn: <LastUpdated site={site} day="2022-04-01" /> }],
      },
    ],
  }
}
