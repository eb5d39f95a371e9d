import type { ReactNode } from 'react'
import { isExternal } from '../config/address.ts'
import type { HeadTag } from '../config/headTagMistake.ts'
import type { SiteConfig } from '../config/site.ts'

/** Elements that an author adds to the head. React moves them there, and removes them with the page. */
export function HeadTags({
  config,
  tags,
}: {
  config: SiteConfig
  tags: readonly HeadTag[]
}): ReactNode {
  return tags.map(({ tag: Tag, attrs }, index) =>
    Tag === 'link' ? (
      <link key={index} {...attrs} href={linkHref(config, attrs['href'])} />
    ) : (
      <meta key={index} {...attrs} />
    ),
  )
}

/** A path is that of a file, and without base. */
function linkHref({ base }: SiteConfig, href: string | boolean | undefined): string {
  const target = String(href ?? '')
  return isExternal(target) ? target : base + target.slice(1)
}
