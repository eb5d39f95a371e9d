import type { ReactNode } from 'react'
import { ExternalLink } from '../link/ExternalLink.tsx'
import { useSiteFacts } from '../shell/siteFacts.ts'
import { CopyMarkdown } from './CopyMarkdown.tsx'
import { LastUpdated, type WrittenDay } from './LastUpdated.tsx'

interface Props {
  /** The source file, encoded for addresses. */
  readonly file?: string | undefined
  readonly updated?: WrittenDay | undefined
}

/** The line below a text: where it is edited, its Markdown, and when it was last changed. */
export function EditLine({ file, updated }: Props): ReactNode {
  const { editUrl = '', editThisPage, opensInNewTab, lastUpdated } = useSiteFacts().article
  return (
    <p className="article-edit">
      {file !== undefined && (
        <ExternalLink href={editUrl + file} hint={opensInNewTab}>
          {editThisPage}
        </ExternalLink>
      )}
      <CopyMarkdown />
      {updated && <LastUpdated words={lastUpdated} at={updated} />}
    </p>
  )
}
