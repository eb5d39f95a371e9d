import type { NodeOf } from '../../../../markdown/parser.ts'
import type { TextContext } from './textContext.ts'

/** HTML of a Markdown text without what the policy of the pages forbids. Undefined leaves it as it is. */
export function translateRawHtml(
  node: NodeOf<'html'>,
  context: TextContext,
): { asWritten: string } | undefined {
  const html = node.value
  if (/^<!--\s*truncate\s*-->/.test(html)) return undefined
  for (const [, , url = ''] of html.matchAll(
    /<(iframe|img|video|audio|source)\b[^>]*?\ssrc="(https?:[^"]+)"/g,
  ))
    context.references.allowHost(
      /<iframe/.test(html) ? 'frame-src' : /<img/.test(html) ? 'img-src' : 'media-src',
      url,
    )
  const changed = html
    .replaceAll(/<(script|style)\b[^]*?<\/\1>/gi, '')
    .replaceAll(/(<[a-z][^>]*?)\s+(?:style|on[a-z]+)=(?:"[^"]*"|'[^']*')/gi, '$1')
    .replaceAll(/<iframe(?![^>]*\stitle=)/g, '<iframe title="Frame"')
  if (changed === html) return undefined
  context.untranslated(
    'Styles, scripts or frames without a title in HTML',
    node,
    'Styles and scripts were left out: the policy of the pages forbids them. Use classes and a style sheet (theme.css), or a component in MDX. A frame got a title; say what it shows.',
  )
  return { asWritten: changed }
}
