import type { ReactNode } from 'react'
import { hrefOf } from '../config/address.ts'
import type { Entry } from '../content/model.ts'
import { markdownPath } from '../config/markdownPath.ts'
import { CopyMarkdown } from '../theme/article/CopyMarkdown.tsx'
import type { Site } from '../theme/localeSite.ts'

/** A button that copies the Markdown of a text; for an untranslated text, that of its own locale. */
export function CopyEntry({ site, entry }: { site: Site; entry: Entry }): ReactNode {
  const href = hrefOf(site.config, entry.textLocale, markdownPath(entry.path))
  return <CopyMarkdown href={href} />
}
