import { writtenPath } from '../../config/address.ts'
import type { PageLink } from '../../content/model.ts'
import { langAttributes, type LangAttributes } from '../langAttributes.ts'
import type { Site } from '../localeSite.ts'

/** A link to a page as the browser needs it: it knows the root of the locale, but not the settings. */
export interface ShownLink {
  readonly label: string
  /** As addresses contain it. */
  readonly path: string
  /** Absent where the label is in the language of the page. */
  readonly lang?: LangAttributes
}

export function shownLink({ config }: Pick<Site, 'config'>, link: PageLink): ShownLink {
  const { label, path, lang } = link
  return {
    label,
    path: writtenPath(config, path),
    ...(lang === undefined ? {} : { lang: langAttributes(lang) }),
  }
}
