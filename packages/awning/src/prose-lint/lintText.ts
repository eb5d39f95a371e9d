import { parseMarkdown, parseMdx, type Root } from '../markdown/parser.ts'
import type { Problem } from '../content/problem.ts'
import { brackets } from './brackets.ts'
import { dashes } from './dashes.ts'
import { description } from './description.ts'
import { doubled } from './doubled.ts'
import { ellipsis } from './ellipsis.ts'
import { foreignScript } from './foreignScript.ts'
import { frontMatterPassages } from './frontMatterPassages.ts'
import { fullWidth } from './fullWidth.ts'
import { headingIds } from './headingIds.ts'
import { imageText } from './imageText.ts'
import type { PassageRule } from './passage.ts'
import { parity } from './parity.ts'
import { passagesOf } from './passages.ts'
import { punctuation } from './punctuation.ts'
import { quotes } from './quotes.ts'
import type { Remark } from './remark.ts'
import { SourceText } from './sourceText.ts'
import { spacing } from './spacing.ts'
import type { WrittenText } from './writtenText.ts'

const chineseRules: readonly PassageRule[] = [
  punctuation,
  brackets,
  quotes,
  ellipsis,
  dashes,
  spacing,
  doubled,
  fullWidth,
]

/** What there is to say about one file: its type, its words, its description, pictures and headings. */
export function lintText(
  text: WrittenText,
  isChinese: boolean,
  terms: PassageRule,
  original?: WrittenText,
): Problem[] {
  const root = treeOf(text)
  const source = new SourceText(text.file.source)
  const passages = [...frontMatterPassages(text, source), ...passagesOf(root, source)]
  const rules = [...(isChinese ? chineseRules : [foreignScript]), terms]
  const inPassages = passages.flatMap((passage) =>
    rules
      .flatMap((rule) => rule(passage))
      .map(({ index, message, hint }): Remark => {
        const offset = passage.offsets[index] ?? 0
        return {
          ...source.placeOf(offset),
          message: `${message}: ${source.excerpt(offset)}`,
          hint,
        }
      }),
  )
  const inDocument = [
    ...description(text.front),
    ...imageText(root),
    ...(text.kind === 'doc' ? headingIds(root) : []),
    ...(original ? parity(root, treeOf(original)) : []),
  ]
  return [...inDocument, ...inPassages].map((remark) => ({
    severity: 'remark',
    file: text.file.file,
    ...remark,
  }))
}

function treeOf({ file }: WrittenText): Root {
  return file.key.endsWith('.mdx') ? parseMdx(file.source) : parseMarkdown(file.source)
}
