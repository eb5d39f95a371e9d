import { parseMdx, type MarkdownNode, type Root } from '../../../markdown/parser.ts'
import { bracketEnd } from '../../../text/markdownVerbatim.ts'
import type { ImportJob } from '../importer.ts'
import { editText, TextOffsets, type TextEdit } from '../markdown/editText.ts'
import { replaceComments } from '../markdown/replaceComments.ts'
import { isElement } from '../mdx/elementsIn.ts'
import { openingTagEnd } from '../mdx/tagPositions.ts'
import { placeIn, type SourceText } from '../texts/sourceText.ts'
import { copyImports } from './mdxImports.ts'

/**
 * MDX as this engine reads it: with comments of MDX in place of those of HTML, and without inline styles. Undefined if it
 * cannot be parsed, which is reported. No line moves.
 */
export function plainMdx(
  body: string,
  { text, newFile }: { text: SourceText; newFile: string },
  job: ImportJob,
): string | undefined {
  const source = replaceComments(body, (comment) => `{/*${comment.replaceAll('*/', '* /')}*/}`)
  let root: Root
  try {
    root = parseMdx(source)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    text.report.untranslated({
      ...placeIn(text, 1),
      what: 'MDX that cannot be parsed',
      todo: `The text was copied as it is. Correct it, or name it .md: ${message.split('\n')[0]}`,
    })
    return undefined
  }
  const offsets = new TextOffsets(source)
  const edits: TextEdit[] = []
  const visit = (node: MarkdownNode): void => {
    if (node.type === 'mdxjsEsm') copyImports(node, { text, newFile }, job)
    if (isElement(node) && /^[a-z]/.test(node.name ?? '')) {
      const style = styleRange(source, offsets.range(node).start)
      if (style) {
        edits.push({ ...style, text: source.slice(style.start, style.end).replace(/[^\n]+/g, '') })
        text.report.untranslated({
          ...placeIn(text, node.position?.start.line ?? 1),
          what: 'A `style` attribute',
          todo: 'It was removed, because the content security policy forbids inline styles. Use a class and `theme.css` in the settings.',
        })
      }
    }
    if ('children' in node) for (const child of node.children) visit(child)
  }
  visit(root)
  return editText(source, edits)
}

/** Where the attribute `style` of the tag is that starts here. */
function styleRange(source: string, start: number): { start: number; end: number } | undefined {
  const tag = source.slice(start, openingTagEnd(source, start))
  const found = /\sstyle\s*=\s*(?:"[^"]*"|'[^']*'|(?=\{))/.exec(tag)
  if (!found) return undefined
  const end = start + found.index + found[0].length
  return { start: start + found.index, end: source[end] === '{' ? bracketEnd(source, end) : end }
}
