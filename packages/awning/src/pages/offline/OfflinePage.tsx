import type { ReactNode } from 'react'
import { offlinePath } from '../../config/address.ts'
import { plural } from '../../i18n/format.ts'
import styles from '../../features/offline/panel/Offline.module.css'
import { OfflinePanel } from '../../features/offline/panel/OfflinePanel.tsx'
import { siteFor } from '../../theme/localeSite.ts'
import type { PageProps } from '../definePage.ts'
import type { OfflinePageData } from './offlinePage.ts'

/** Lists the pages that can be read offline. The service worker shows it in place of a page that cannot be fetched. */
export default function OfflinePage({ site, page }: PageProps<OfflinePageData>): ReactNode {
  const { t, locale, config } = site
  return (
    <div className={styles['page']} data-area="offline">
      <h1>{t.offline.title}</h1>
      <p className={styles['lead']}>{t.offline.lead}</p>
      <noscript>
        <p>{t.offline.needsScript}</p>
      </noscript>
      <OfflinePanel
        page={site.href(offlinePath)}
        root={site.root}
        lang={locale.lang}
        sections={page.areas.map(({ id, path, title, count }) => ({
          id,
          title: site.text(title),
          href: site.href(path),
          count,
          pages: plural(t.pages, count, locale.lang),
        }))}
        languages={Object.fromEntries(config.locales.map(({ lang, label }) => [lang, label]))}
        offlinePages={config.locales.map(({ id }) => siteFor(config, id).href(offlinePath))}
        words={t.offline}
        failure={{
          offlineTitle: t.offlineTitle,
          loadFailedTitle: t.loadFailedTitle,
          retry: t.retry,
        }}
      />
    </div>
  )
}
