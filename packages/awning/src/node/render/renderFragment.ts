import { htmlTokens, type HtmlToken } from '../../text/html/htmlTokens.ts'
import type { Engine } from '../bundle/buildEngine.ts'

/** A piece as HTML that is put into a page or a feed, where nothing hydrates it. */
export async function renderFragment(
  ssr: Pick<Engine['ssr'], 'renderStatic'>,
  stream: Uint8Array,
  idPrefix: string,
): Promise<string> {
  return withoutLinks(await ssr.renderStatic(stream, idPrefix))
}

/**
 * React puts links in front of a fragment: preloads of its pictures, in dev also style sheets. The
 * page of the fragment links its style sheets itself.
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
