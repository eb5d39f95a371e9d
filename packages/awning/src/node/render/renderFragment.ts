import { htmlTokens, type HtmlToken } from '../../text/html/htmlTokens.ts'
import type { Engine } from '../bundle/buildEngine.ts'

/** Renders a piece to HTML for a page or a feed, where nothing hydrates it. */
export async function renderFragment(
  ssr: Pick<Engine['ssr'], 'renderStatic'>,
  stream: Uint8Array,
  idPrefix: string,
): Promise<string> {
  return withoutLinks(await ssr.renderStatic(stream, idPrefix))
}

/**
 * React writes links before a fragment: preloads of its pictures, in dev also style sheets. The page
 * that contains the fragment links the style sheets itself.
 */
export function withoutLinks(html: string): string {
  return htmlTokens(html)
    .filter((token) => !isLink(token))
    .map(({ start, end }) => html.slice(start, end))
    .join('')
}

function isLink(token: HtmlToken): boolean {
  return token.kind === 'open' && token.name === 'link'
}
