import { joinFrontMatter } from '../markdown/frontMatterText.ts'
import { card } from './sidebarCards.ts'
import type { GeneratedIndex, SourceItem } from './sidebars.ts'
import { escapeProse } from './text/textContext.ts'

/** A text for the page that Docusaurus makes of a category: its description, and links to what is in it. */
export function generatedIndexText(
  { title, description }: GeneratedIndex,
  items: readonly SourceItem[],
  slug: string | undefined,
): string {
  const links = items.flatMap(card).map(({ label, url, description: about }) => {
    const more = about === undefined ? '' : `: ${escapeProse(about)}`
    return `- [${escapeProse(label)}](${url})${more}`
  })
  const body = [
    ...(description === undefined ? [] : [escapeProse(description), '']),
    ...links,
  ].join('\n')
  return joinFrontMatter({ title, description, slug }, `${body}\n`)
}
