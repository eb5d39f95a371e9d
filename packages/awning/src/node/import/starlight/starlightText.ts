import { parseMdx, type MarkdownNode } from '../../../markdown/parser.ts'
import { literalValue } from '../mdx/literalValue.ts'
import { isElement } from '../mdx/elementsIn.ts'
import { renderMdx } from '../mdx/renderMdx.ts'
import { markdownText } from '../texts/markdownText.ts'
import { placeIn, type SourceText } from '../texts/sourceText.ts'
import { elementMarkdown, type KnownValues } from './starlightElements.ts'

/** MDX of Starlight as Markdown. Undefined if it cannot be parsed, which is reported. */
export function translateStarlight(body: string, text: SourceText): string | undefined {
  let root
  try {
    root = parseMdx(body)
  } catch (error) {
    text.report.untranslated({
      ...placeIn(text, 1),
      what: 'MDX that cannot be parsed',
      todo: `The text was copied as it is: ${error instanceof Error ? error.message : String(error)}`,
    })
    return undefined
  }
  const known = knownValues(root.children)
  return renderMdx(body, root, (node, nodeText) => {
    if (isElement(node)) {
      const markdown = elementMarkdown(node, nodeText, known, text)
      // Blocks need blank lines around them, which elements do not.
      return node.type === 'mdxJsxFlowElement' ? `\n${markdown}\n` : markdown
    }
    if (node.type === 'mdxjsEsm') {
      for (const name of unknownImports(node.value))
        text.report.untranslated({
          ...placeIn(text, node.position?.start.line ?? 1),
          what: `The import of \`${name}\``,
          todo: 'It was left out. Where its values were used, see the other entries about this file.',
        })
      return ''
    }
    if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return undefined
    return expressionText(node.value, known, node, text)
  })
}

function expressionText(
  expression: string,
  known: KnownValues,
  node: MarkdownNode,
  text: SourceText,
): string {
  if (/^\s*(?:\/\*[^]*\*\/\s*)*$/.test(expression)) return ''
  const value = literalValue(expression, known)?.value
  if (typeof value === 'string' || typeof value === 'number') return markdownText(String(value))
  text.report.untranslated({
    ...placeIn(text, node.position?.start.line ?? 1),
    what: '`{…}`, an expression',
    todo: 'It was left out, because its value is known only to code. Write the value.',
  })
  return ''
}

/** Values that a text exports, if they are data. */
function knownValues(nodes: readonly MarkdownNode[]): KnownValues {
  const known = new Map<string, unknown>()
  const visit = (node: MarkdownNode): void => {
    if ('children' in node) for (const child of node.children) visit(child)
    if (node.type !== 'mdxjsEsm') return
    for (const [, name = '', written = ''] of node.value.matchAll(
      /^export\s+const\s+(\w+)\s*=\s*([^]*?);?\s*(?=\nexport\s|\nimport\s|$(?![^]))/gm,
    )) {
      const literal = literalValue(written)
      if (literal) known.set(name, literal.value)
    }
  }
  for (const node of nodes) visit(node)
  return known
}

/** What is imported from elsewhere than the components of Starlight. Components are reported where they are used. */
function unknownImports(code: string): string[] {
  return [...code.matchAll(/^import\s+[^'"]*['"]([^'"]+)['"]/gm)]
    .map(([, from = '']) => from)
    .filter((from) => from !== '@astrojs/starlight/components' && !from.endsWith('.astro'))
}
