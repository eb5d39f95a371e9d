import type { Compiled } from '../markdown/compile.ts'
import { isInteractive } from '../markdown/interactive.ts'
import { replaceCodePlaceholders } from '../markdown/writeContext.ts'
import type { Block } from './model.ts'

/** A compiled text with its code blocks, which are highlighted all at once, in their places. */
export async function insertCode(
  { code: _, ...compiled }: Compiled,
  highlighted: readonly string[],
): Promise<Omit<Compiled, 'code'> & { readonly interactive: boolean }> {
  const fill = (blocks: readonly Block[]): Block[] =>
    blocks.map((block) =>
      'html' in block
        ? { html: replaceCodePlaceholders(block.html, highlighted) }
        : { ...block, children: fill(block.children) },
    )
  if (compiled.moduleCode === undefined) {
    return {
      ...compiled,
      blocks: fill(compiled.blocks),
      ...(compiled.preview ? { preview: fill(compiled.preview) } : {}),
      interactive: false,
    }
  }
  // In the module the marks are inside string literals, where NUL is written as an escape.
  const marks = compiled.moduleCode.replace(
    /\\(?:0|x00|u0000)(code \d+)\\(?:0|x00|u0000)/g,
    '\0$1\0',
  )
  const literals = highlighted.map((html) => JSON.stringify(html).slice(1, -1))
  const moduleCode = replaceCodePlaceholders(marks, literals)
  return { ...compiled, moduleCode, interactive: await isInteractive(moduleCode) }
}
