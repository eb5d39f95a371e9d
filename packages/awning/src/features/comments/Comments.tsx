import type { ReactNode } from 'react'
import type { AnyEntry } from '../../content/model.ts'
import { ExternalLink } from '../../theme/link/ExternalLink.tsx'
import type { Site } from '../../theme/localeSite.ts'
import styles from './Comments.module.css'
import { GiscusFrame } from './GiscusFrame.tsx'
import { giscusLanguage } from './giscusLanguage.ts'
import { giscusParams, type GiscusConfig } from './giscusParams.ts'

export interface CommentsProps {
  readonly site: Site
  readonly giscus: GiscusConfig
  readonly entry: AnyEntry
}

/** Comments below a text. Until they have loaded, it is a link to the discussions. */
export function Comments({ site, giscus, entry }: CommentsProps): ReactNode {
  const { path, title, description } = entry
  const params = giscusParams(giscus, {
    href: decodeURI(site.href(path)),
    url: site.url(path),
    title,
    siteTitle: site.text(site.config.title),
    description,
  })
  return (
    // `data-query`: the app starts at once for a reader who comes back from signing in.
    <section className={styles['comments']} aria-labelledby="Comments" data-chrome="" data-query="">
      <h2 id="Comments">{site.t.comments.title}</h2>
      <GiscusFrame
        title={site.t.comments.title}
        lang={giscusLanguage(site.locale.lang)}
        params={params}
        theme={giscus.theme}
        className={styles['frame'] ?? ''}
      >
        <p>
          <ExternalLink
            href={`https://github.com/${giscus.repo}/discussions?${new URLSearchParams({ discussions_q: params['term'] ?? '' })}`}
            hint={site.t.opensInNewTab}
          >
            {site.t.comments.elsewhere}
          </ExternalLink>
        </p>
      </GiscusFrame>
    </section>
  )
}
