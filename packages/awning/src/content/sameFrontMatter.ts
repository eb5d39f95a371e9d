import { hash } from '../cache/hash.ts'
import { frontMatterBlock } from './frontMatter.ts'
import type { SourceFile } from './sourceFile.ts'

/** What front matter in another format, or in another place than the beginning, may begin with. */
const fence = /^[\s\u200B-\u200F\u2060\uFEFF]*(?:-{3}|\+{3}|;{3})/

/** Whether the front matter of two versions of a text is certainly the same, including its mistakes. */
export function hasSameFrontMatter(a: SourceFile, b: SourceFile): boolean {
  return frontMatterHash(a) === frontMatterHash(b)
}

/** Changes with the front matter of a text and, where it may be wrong, with the whole text. */
export function frontMatterHash(file: SourceFile): string {
  if (file.frontMatterHash !== undefined) return file.frontMatterHash
  const yaml = file.known?.yaml ?? frontMatterBlock(file.source)
  if (yaml !== undefined) return hash('front matter', yaml)
  return fence.test(file.source) ? hash('text', file.source) : ''
}
