import { frontMatterBlock } from './frontMatter.ts'
import type { SourceFile } from './sourceTree.ts'

/** What front matter in another format, or in another place than the beginning, may begin with. */
const fence = /^[\s\u200B-\u200F\u2060\uFEFF]*(?:-{3}|\+{3}|;{3})/

/** Whether the front matter of two versions of a text is certainly the same, including its mistakes. */
export function hasSameFrontMatter(a: SourceFile, b: SourceFile): boolean {
  const before = a.known?.yaml ?? frontMatterBlock(a.source)
  const after = frontMatterBlock(b.source)
  return after === undefined
    ? before === undefined && !fence.test(a.source) && !fence.test(b.source)
    : before === after
}
