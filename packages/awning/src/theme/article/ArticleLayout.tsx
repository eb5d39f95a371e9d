import type { ReactNode } from 'react'
import type { LangAttributes } from '../langAttributes.ts'
import type { ShownLink } from '../link/shownLink.ts'
import { useSiteFacts, type PagerStrings } from '../shell/siteFacts.ts'
import type { TextBlock } from './ArticleText.tsx'
import type { WrittenDay } from './LastUpdated.tsx'
import { PagerLinks } from './PagerLinks.tsx'
import { Related, type RelatedLink } from './Related.tsx'
import { TocColumn, type TocItem } from './TocLists.tsx'

/** A page with a text, as data: the browser makes the elements around the text of it. */
export interface ArticleData {
  /** Their HTML is abbreviated: `packedText.ts`. */
  readonly blocks: readonly TextBlock[]
  /** Set where the text is not in the language of the page. */
  readonly lang?: LangAttributes
  /** The table of contents, if it is not what `contentsOf` makes of the text. */
  readonly toc?: readonly TocItem[]
  /** Above everything: notices about the text. */
  readonly notices?: ReactNode
  /** The source file, encoded for addresses; absent where the site says nothing about editing. */
  readonly file?: string
  readonly updated?: WrittenDay
  readonly start?: ShownLink
  readonly end?: ShownLink
  readonly related?: readonly RelatedLink[]
  readonly comments?: ReactNode
  /** Parts that the site replaces; null for one that shows nothing. */
  readonly parts?: {
    readonly Toc?: ReactNode
    readonly TocBox?: ReactNode
    readonly Pager?: ReactNode
  }
}

interface Props {
  readonly area?: string
  readonly data: ArticleData
  readonly toc: readonly TocItem[]
  readonly pager?: PagerStrings
  readonly children: ReactNode
}

/** Text in the middle, contents at the side; below the text the neighbours, related pages and comments. */
export function ArticleLayout({ area, data, toc, pager, children }: Props): ReactNode {
  const { lang, start, end, related = [], comments, parts = {} } = data
  const { head, article: t } = useSiteFacts()
  return (
    <div className="article-page" data-area={area} data-wide={toc.length === 0 || undefined}>
      <div className="article-column">
        {children}
        {'Pager' in parts
          ? parts.Pager
          : pager && (
              <PagerLinks
                root={head.root}
                label={pager.label}
                start={start && { hint: pager.start, link: start }}
                end={end && { hint: pager.end, link: end }}
              />
            )}
        <Related title={t.relatedPages} root={head.root} pages={related} />
        {comments}
      </div>
      {'Toc' in parts ? parts.Toc : <TocColumn entries={toc} label={t.onThisPage} lang={lang} />}
    </div>
  )
}
