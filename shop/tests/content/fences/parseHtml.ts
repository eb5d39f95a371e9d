import {
  ErrorCodes,
  parse,
  parseFragment,
  type DefaultTreeAdapterTypes,
  type ParserError,
} from 'parse5'
import { htmlTokens } from '../../../../packages/awning/src/text/html/htmlTokens.ts'
import { lineOf } from '../components/lineOf.ts'
import type { Problem } from '../examples/claim.ts'

type Node = DefaultTreeAdapterTypes.Node

/** Elements without an end tag, and those whose end tag may be left out. */
const withoutEnd = new Set(
  (
    'area base br col embed hr img input link meta source track wbr ' +
    'html head body p li dt dd option optgroup tr td th thead tbody tfoot colgroup caption rt rp'
  ).split(' '),
)

/** What a browser would have to repair in HTML, a whole document or a part of one: tokens, and tags without a partner. */
export function parseHtml(code: string): Problem[] {
  const problems: Problem[] = []
  const onParseError = ({ code: message, startLine: line }: ParserError) => {
    // An example need not begin with the type of the document.
    if (message !== ErrorCodes.missingDoctype) problems.push({ line, message })
  }
  const isDocument = /^\s*<(?:!doctype|html|head)\b/i.test(code)
  const options = { sourceCodeLocationInfo: true, onParseError }
  const tree = isDocument ? parse(code, options) : parseFragment(code, options)
  return [...problems, ...partnerless(tree, code)]
}

function partnerless(tree: Node, code: string): Problem[] {
  const problems: Problem[] = []
  const ends = new Set<number>()
  const visit = (node: Node) => {
    if ('tagName' in node) {
      const { startTag, endTag } = node.sourceCodeLocation ?? {}
      const isClosed = startTag && code.slice(0, startTag.endOffset).endsWith('/>')
      if (endTag) ends.add(endTag.startOffset)
      else if (startTag && !isClosed && !withoutEnd.has(node.tagName))
        problems.push({ line: startTag.startLine, message: `<${node.tagName}> is never closed` })
    }
    const children =
      'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : []
    for (const child of children) visit(child)
  }
  visit(tree)
  for (const token of htmlTokens(code))
    if (token.kind === 'close' && !ends.has(token.start) && !withoutEnd.has(token.name))
      problems.push({ line: lineOf(code, token.start), message: `</${token.name}> closes nothing` })
  return problems
}
