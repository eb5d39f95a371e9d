import { posix } from 'node:path'
import { parseMdx, type MarkdownNode } from '../../../markdown/parser.ts'
import type { ImportJob } from '../importer.ts'
import { isElement } from '../mdx/elementsIn.ts'
import { renderMdx } from '../mdx/renderMdx.ts'
import { placeIn, type SourceText } from '../texts/sourceText.ts'
import { isTextImport } from './mdxImports.ts'

const TEXT_IMPORT = /^[ \t]*import\s+([\w$]+)\s+from\s*(['"])([^'"\n]+)\2[ \t]*;?[ \t]*\n?/gm

/** Texts that MDX imports, `_part.mdx` for example, are written in place of the elements that show them. */
export function withParts(
  body: string,
  text: SourceText,
  partOf: (file: string) => string,
  job: ImportJob,
): string {
  const root = parseMdx(body)
  const parts = new Map<string, string>()
  const collect = (node: MarkdownNode): void => {
    if (node.type === 'mdxjsEsm')
      for (const [, name = '', , from = ''] of node.value.matchAll(TEXT_IMPORT))
        if (isTextImport(from, text.file, job))
          parts.set(name, posix.join(posix.dirname(text.file), from))
    if ('children' in node) for (const child of node.children) collect(child)
  }
  collect(root)
  if (parts.size === 0) return body
  return renderMdx(body, root, (node) => {
    if (node.type === 'mdxjsEsm')
      return node.value.replace(TEXT_IMPORT, (written, name: string) =>
        parts.has(name) ? '' : written,
      )
    const part = isElement(node) ? parts.get(node.name ?? '') : undefined
    if (part === undefined) return undefined
    text.report.translated(
      'Partial texts, which were written into the texts that use them',
      placeIn(text, node.position?.start.line ?? 1),
    )
    return node.type === 'mdxJsxFlowElement' ? `\n${partOf(part).trim()}\n` : partOf(part).trim()
  })
}
