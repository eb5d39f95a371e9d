import { SavedPagesList } from '../../theme/failure/SavedPages.tsx'
import { SavedPageList } from '../../features/offline/panel/SavedPageList.tsx'
import offlineStyles from '../../features/offline/panel/Offline.module.css'
import type { AreaState } from '../../features/offline/panel/AreaRow.tsx'
import type { Site } from '../../theme/localeSite.ts'
import styles from './Gallery.module.css'
import { AreaRowSample, NewVersionSample, StandInSample } from './OfflineScreens.tsx'
import { sampleHref, localized, type Sample } from './sample.ts'

/** Components for offline reading: saved pages, areas that can be saved, and the notice of a new version. */
export function offlineSamples(site: Site): Sample[] {
  const { t, locale } = site
  const words = t.offline
  const pages = [
    {
      href: sampleHref('layout'),
      title: site.text(localized('布局', 'Layout')),
      lang: locale.lang,
    },
    { href: sampleHref('number'), title: 'number', lang: locale.lang },
  ]
  const area = (state: AreaState) => (
    <div className={offlineStyles['page']}>
      <ul>
        <AreaRowSample
          title={site.text(site.config.docs.title)}
          pages={site.text(localized('30篇', '30 pages'))}
          words={words}
          lang={locale.lang}
          state={state}
        />
      </ul>
    </div>
  )
  const failure = {
    offlineTitle: t.offlineTitle,
    loadFailedTitle: t.loadFailedTitle,
    retry: t.retry,
  }
  return [
    {
      name: 'SavedPages',
      file: 'theme/failure/SavedPages.tsx',
      note: localized('在没取来的页下面。', 'Below a page that could not be fetched.'),
      states: [
        {
          element: (
            <SavedPagesList
              title={words.availableOffline}
              more={words.title}
              href={sampleHref('offline')}
              pages={pages}
            />
          ),
        },
      ],
    },
    {
      name: 'OfflinePanel',
      file: 'features/offline/panel/',
      note: localized('/offline的各个部分。', 'The parts of /offline.'),
      states: [
        {
          name: localized('顶替一页', 'In place of a page'),
          element: (
            <div className={offlineStyles['page']}>
              <StandInSample words={words} failure={failure} />
            </div>
          ),
        },
        { name: localized('可以带走', 'Can be taken'), element: area({ kind: 'none' }) },
        { name: localized('正在取', 'On its way'), element: area({ kind: 'running', count: 12 }) },
        { name: localized('停下了', 'Stopped'), element: area({ kind: 'stopped', count: 12 }) },
        { name: localized('放不下', 'No room'), element: area({ kind: 'full', count: 12 }) },
        { name: localized('没取完', 'Failed'), element: area({ kind: 'failed', count: 12 }) },
        { name: localized('有新的', 'Outdated'), element: area({ kind: 'outdated' }) },
        { name: localized('都在了', 'Complete'), element: area({ kind: 'complete' }) },
        {
          name: localized('能读的页', 'What can be read'),
          element: (
            <div className={offlineStyles['page']}>
              <SavedPageList
                groups={[{ id: 'docs', title: site.text(site.config.docs.title), pages }]}
              />
            </div>
          ),
        },
      ],
    },
    {
      name: 'NewVersion',
      file: 'theme/reading/NewVersion.tsx',
      states: [
        {
          element: (
            <div className={styles['frame']}>
              <NewVersionSample
                strings={{
                  newVersion: words.newVersion,
                  reload: words.reload,
                  close: t.close,
                }}
              />
            </div>
          ),
        },
      ],
    },
  ]
}
