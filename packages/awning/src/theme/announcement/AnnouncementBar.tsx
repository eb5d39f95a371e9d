import type { ReactNode } from 'react'
import type { AnnouncementConfig } from '../../config/site.ts'
import { Icon } from '../icons/icons.tsx'
import { InlineText } from '../link/InlineText.tsx'
import type { Site } from '../localeSite.ts'
import styles from './AnnouncementBar.module.css'

export interface AnnouncementBarProps {
  readonly site: Site
  readonly announcement: AnnouncementConfig
}

/** An optional line above everything. Boot hides a dismissed one before the first paint. */
export function AnnouncementBar({ site, announcement }: AnnouncementBarProps): ReactNode {
  const { text, html } = announcement
  return (
    <div className={styles['bar']} role="banner" data-announcement={announcement.id} data-chrome="">
      {html === undefined ? (
        <p>{text && <InlineText site={site} text={site.text(text)} />}</p>
      ) : (
        <p dangerouslySetInnerHTML={{ __html: site.text(html) }} />
      )}
      {announcement.closeable && (
        <button type="button" data-do="dismiss" data-script="" aria-label={site.t.close}>
          <Icon name="close" size={18} />
        </button>
      )}
    </div>
  )
}
