import { posix } from 'node:path'
import type { SplitText } from '../markdown/frontMatterText.ts'
import type { Data } from '../source/readData.ts'
import type { SourceFolder } from '../source/sourceFolder.ts'

/** A text of the source and its place in the new site. */
export interface SourceText {
  /** Its path in the new site without locale and extension: `docs/next/guide/start`. */
  readonly key: string
  readonly locale: string
  /** Its path in the new site without extension, where that is not in the folder of its locale. */
  readonly place?: string
  readonly folder: SourceFolder
  /** Its path in that folder. */
  readonly file: string
  /** Its address, against which links without a file are read. */
  readonly address: string
  readonly split: SplitText
  /** The fields of the new text. */
  readonly fields: Data
  /** Pages below it in the sidebar. */
  readonly siblings: () => readonly {
    label: string
    url: string
    description?: string | undefined
  }[]
}

/** The path of a text in the new site without its extension. */
export function placeOf({
  key,
  locale,
  place,
}: Pick<SourceText, 'key' | 'locale' | 'place'>): string {
  return place ?? posix.join('content', locale, key)
}
