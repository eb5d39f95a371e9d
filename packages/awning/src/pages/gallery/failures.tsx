import { NotFound } from '../../theme/failure/NotFound.tsx'
import { ProgressBar } from '../../theme/progress/Progress.tsx'
import { Spinner } from '../../theme/progress/Spinner.tsx'
import type { Site } from '../../theme/localeSite.ts'
import { CrashSample, FailedLoadSample } from './FailureScreens.tsx'
import styles from './Gallery.module.css'
import { offlineSamples } from './offline.tsx'
import { localized, type Group } from './sample.ts'
// On other pages scripts add these styles; here the samples are there before any script.
import '../../theme/failure/failure.css'
import '../../theme/progress/progress.css'
import '../../theme/reading/readingNotice.css'

export function failures(site: Site): Group {
  const { t } = site
  const failed = {
    strings: {
      loadFailedTitle: t.loadFailedTitle,
      loadFailedHint: t.loadFailedHint,
      loadTimeout: t.loadTimeout,
      offlineTitle: t.offlineTitle,
      offlineHint: t.offlineHint,
      retry: t.retry,
      errorDetails: t.errorDetails,
    },
    message: 'Failed to fetch',
  }
  return {
    id: 'failures',
    title: localized('等待与失败', 'Waiting and failing'),
    samples: [
      {
        name: 'LoadFailed',
        file: 'theme/failure/LoadFailed.tsx',
        note: localized('按钮指上去反色。', 'Hovering inverts the button.'),
        states: [
          { name: localized('没取来', 'Failed'), element: <FailedLoadSample {...failed} /> },
          {
            name: localized('正在重试', 'Retrying'),
            element: <FailedLoadSample {...failed} busy />,
          },
          {
            name: localized('断网', 'Offline'),
            element: <FailedLoadSample {...failed} isOffline />,
          },
        ],
      },
      ...offlineSamples(site),
      {
        name: 'Crash',
        file: 'theme/failure/PageBoundary.tsx',
        note: localized(
          '外框自己坏了也是这一屏，占整个文档（theme/failure/RootBoundary.tsx）。',
          'Where the chrome itself fails, the same screen is the whole document (theme/failure/RootBoundary.tsx).',
        ),
        states: [
          {
            element: (
              <CrashSample
                strings={{
                  crashTitle: t.crashTitle,
                  tryAgain: t.tryAgain,
                  errorDetails: t.errorDetails,
                }}
                message="Cannot read properties of undefined (reading 'title')"
              />
            ),
          },
        ],
      },
      {
        name: 'NotFound',
        file: 'theme/failure/NotFound.tsx',
        states: [{ element: <NotFound site={site} /> }],
      },
      {
        name: 'Spinner',
        file: 'theme/progress/Spinner.tsx',
        note: localized('一秒后出现在旧页上面。', 'Over the old page, after a second.'),
        states: [
          {
            element: (
              <div className={styles['frame']}>
                <Spinner label={t.loading} />
              </div>
            ),
          },
        ],
      },
      {
        name: 'Progress',
        file: 'theme/progress/Progress.tsx',
        note: localized('一秒后出现在窗口顶边。', 'At the top edge of the window, after a second.'),
        states: [
          {
            element: (
              <div className={styles['frame']}>
                <ProgressBar label={t.loading} stage="running" />
              </div>
            ),
          },
        ],
      },
    ],
  }
}
