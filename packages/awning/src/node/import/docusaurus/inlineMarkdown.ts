import { decodeReferences } from '../../../text/html/decodeReferences.ts'
import { htmlTokens } from '../../../text/html/htmlTokens.ts'
import { withoutBase } from '../texts/withoutBase.ts'

/** A line of HTML as a line of Markdown: links, strong and emphasised text. Other elements leave their text. `base` is that of the site. */
export function inlineMarkdown(html: string, base: string): string {
  let result = ''
  const open: string[] = []
  for (const token of htmlTokens(html)) {
    if (!('name' in token)) {
      result += escaped(decodeReferences(html.slice(token.start, token.end)))
      continue
    }
    const written = html.slice(token.start, token.end)
    const isClosing = written.startsWith('</')
    switch (token.name) {
      case 'a': {
        const [, quoted, bare] = /\shref\s*=\s*(?:["']([^"']*)["']|([^\s>]+))/i.exec(written) ?? []
        const target = quoted ?? bare
        if (isClosing) result += open.pop() ?? ''
        else {
          open.push(target === undefined ? '' : `](${withoutBase(target, base)})`)
          if (target !== undefined) result += '['
        }
        break
      }
      case 'b':
      case 'strong':
        result += '**'
        break
      case 'i':
      case 'em':
        result += '*'
        break
      case 'br':
        result += ' '
        break
      default:
    }
  }
  return result.replaceAll(/\s+/g, ' ').trim()
}

function escaped(text: string): string {
  return text.replaceAll(/[\\`*_[\]]/g, String.raw`\$&`)
}
