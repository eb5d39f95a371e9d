import type { PageMeta } from './page.ts'
import type { MetadataStrings } from './strings.ts'

/** What every part of the experiment is drawn from. */
export interface PreviewProps {
  readonly page: PageMeta
  readonly words: MetadataStrings
}

/** What can be written, too. */
export interface FieldsProps extends PreviewProps {
  readonly onChange: (change: Partial<PageMeta>) => void
}
