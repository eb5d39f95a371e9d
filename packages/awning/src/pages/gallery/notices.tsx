import { AnnouncementBar } from '../../theme/announcement/AnnouncementBar.tsx'
import { UntranslatedNotice } from '../../theme/article/UntranslatedNotice.tsx'
import { VisibilityNotice } from '../../theme/article/VisibilityNotice.tsx'
import { StaleTranslationNotice } from '../../theme/article/StaleTranslationNotice.tsx'
import { CopyMarkdown } from '../../theme/article/CopyMarkdown.tsx'
import { LastUpdated } from '../../theme/article/LastUpdated.tsx'
import { ReadingTime } from '../../theme/docs/ReadingTime.tsx'
import type { Site } from '../../theme/localeSite.ts'
import { localized, type Sample } from './sample.ts'

/** Notices about the page or about the site. */
export function notices(site: Site): Sample[] {
  const notice = {
    id: 'gallery',
    html: localized(
      '周一<b>维护</b>，网站照常开放。',
      'Maintenance on <b>Monday</b>; the site stays online.',
    ),
  }
  return [
    {
      name: 'AnnouncementBar',
      file: 'theme/announcement/AnnouncementBar.tsx',
      note: localized(
        '按下关闭，两条都收起，重新载入才回来。',
        'Closing hides both until a reload.',
      ),
      states: [
        {
          name: localized('可以关', 'Closeable'),
          element: <AnnouncementBar site={site} announcement={{ ...notice, closeable: true }} />,
        },
        {
          name: localized('不可以关', 'Not closeable'),
          element: <AnnouncementBar site={site} announcement={{ ...notice, closeable: false }} />,
        },
      ],
    },
    {
      name: 'UntranslatedNotice',
      file: 'theme/article/UntranslatedNotice.tsx',
      states: [{ element: <UntranslatedNotice site={site} lang="fr" /> }],
    },
    {
      name: 'StaleTranslationNotice',
      file: 'theme/article/StaleTranslationNotice.tsx',
      states: [{ element: <StaleTranslationNotice site={site} path="/" /> }],
    },
    {
      name: 'VisibilityNotice',
      file: 'theme/article/VisibilityNotice.tsx',
      states: [
        {
          name: localized('不公开列出', 'Unlisted'),
          element: <VisibilityNotice site={site} visibility={{ isUnlisted: true }} />,
        },
        {
          name: localized('草稿', 'Draft'),
          element: (
            <VisibilityNotice site={site} visibility={{ unpublished: { state: 'draft' } }} />
          ),
        },
        {
          name: localized('待发布', 'Scheduled'),
          element: (
            <VisibilityNotice
              site={site}
              visibility={{ unpublished: { state: 'scheduled', from: '2030-05-01T00:00:00.000Z' } }}
            />
          ),
        },
      ],
    },
    {
      name: 'CopyMarkdown',
      file: 'theme/article/CopyMarkdown.tsx',
      note: localized(
        '按下去，首页的Markdown就在剪贴板里，旁边说一声；不行也说一声。',
        'A press puts the home page as Markdown on the clipboard and says so, or says that it failed.',
      ),
      states: [
        {
          element: <CopyMarkdown />,
        },
      ],
    },
    {
      name: 'LastUpdated',
      file: 'theme/article/LastUpdated.tsx',
      states: [
        {
          element: (
            <LastUpdated words={site.t.lastUpdated} at={{ day: '2022-04-01', text: '2022/4/1' }} />
          ),
        },
      ],
    },
    {
      name: 'ReadingTime',
      file: 'theme/docs/ReadingTime.tsx',
      states: [{ element: <ReadingTime site={site} minutes={5} /> }],
    },
  ]
}
