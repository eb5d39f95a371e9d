import type { ReactNode } from 'react'
import type { Unpublished, Visibility } from '../../content/model.ts'
import { format, formatMoment } from '../../i18n/format.ts'
import type { Site } from '../localeSite.ts'
import styles from './Notice.module.css'

/** Says that a page is unlisted, or, in dev, that it is not published. */
export function VisibilityNotice({
  site,
  visibility: { isUnlisted, unpublished },
}: {
  site: Site
  visibility: Visibility
}): ReactNode {
  const notices = [
    ...(unpublished ? [unpublishedText(unpublished, site)] : []),
    ...(isUnlisted ? [site.t.unlistedNotice] : []),
  ]
  return notices.map((text) => (
    <p key={text} className={styles['notice']} role="note">
      {text}
    </p>
  ))
}

function unpublishedText(unpublished: Unpublished, { t, locale, config }: Site): string {
  switch (unpublished.state) {
    case 'draft':
      return t.draftNotice
    case 'scheduled': {
      const date = formatMoment(unpublished.from, locale.lang, config.timeZone)
      return format(t.scheduledNotice, { date })
    }
  }
}
