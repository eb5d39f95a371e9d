import type { ReactNode } from 'react'
import type { TocEntry } from '../../content/model.ts'
import { langAttributes } from '../langAttributes.ts'
import './toc.css'
import { TocColumn, TocDetails } from './TocLists.tsx'

export interface TocProps {
  readonly entries: readonly TocEntry[]
  readonly label: string
  /** Language of the headings, where it is not the page's own. */
  readonly lang?: string | undefined
}

/** The table of contents as a column; renders nothing where there are no headings. */
export function Toc({ lang, ...props }: TocProps): ReactNode {
  return <TocColumn lang={langAttributes(lang)} {...props} />
}

/** The table of contents above the text, for narrow screens. It is closed at first. */
export function TocBox({ lang, ...props }: TocProps): ReactNode {
  return <TocDetails lang={langAttributes(lang)} {...props} />
}
