import type { PageMeta } from './pageMeta.ts'
import type { MetadataStrings } from './strings.ts'

/** The props that every part of the experiment takes. */
export interface PreviewProps {
  readonly page: PageMeta
  readonly words: MetadataStrings
}

/** The props of the parts that can also change the page. */
export interface FieldsProps extends PreviewProps {
  readonly onChange: (change: Partial<PageMeta>) => void
}
