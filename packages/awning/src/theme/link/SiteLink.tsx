import type { ReactNode } from 'react'
import { isExternal } from '../../config/address.ts'
import type { LinkConfig } from '../../config/site.ts'
import type { Site } from '../localeSite.ts'
import { ExternalLink } from './ExternalLink.tsx'

/** A link from the settings: a path of this site, an address of another one, or one that opens a program (`mailto:`). */
export function SiteLink({ site, link }: { site: Site; link: LinkConfig }): ReactNode {
  const label = site.text(link.label)
  if (!isExternal(link.to)) return <a href={site.href(link.to)}>{label}</a>
  if (!opensPage(link.to)) return <a href={link.to}>{label}</a>
  return (
    <ExternalLink href={link.to} hint={site.t.opensInNewTab}>
      {label}
    </ExternalLink>
  )
}

/** Whether an address leads to a page of another site, and not to a program for mail or calls. */
export function opensPage(to: string): boolean {
  return !/^(?:mailto|tel):/i.test(to)
}
