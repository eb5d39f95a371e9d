import { useSiteFacts } from '../shell/siteFacts.ts'
import type { ArticleData } from './ArticleLayout.tsx'
import type { TextBlock } from './ArticleText.tsx'
import { contentsOf } from './contentsOf.ts'
import { unpackText } from './packedText.ts'
import type { TocItem } from './TocLists.tsx'

/** The text of a page and its table of contents, as they are shown. */
export function useText({ blocks, toc }: ArticleData): {
  readonly blocks: readonly TextBlock[]
  readonly toc: readonly TocItem[]
} {
  const { phrases } = useSiteFacts()
  const shown = blocks.map((block) =>
    typeof block === 'string' ? unpackText(block, phrases) : block,
  )
  return { blocks: shown, toc: toc ?? contentsOf(shown) }
}
