import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseFence } from '../../../../packages/awning/src/highlight/fence.ts'
import {
  compileMdx,
  parseMarkdown,
  type MarkdownNode,
  type Root,
} from '../../../../packages/awning/src/markdown/parser.ts'

/** A fenced code block of the content. */
export interface ContentFence {
  /** Relative to the repository, with forward slashes. */
  readonly file: string
  /** Of the line that opens the fence; the code's first line is the next one. */
  readonly line: number
  readonly lang: string
  readonly title?: string
  readonly flags: readonly string[]
  /** Of `excerpt="…"` and `from="…"`. */
  readonly values?: Readonly<Record<string, string>>
  readonly code: string
}

const checkedFlags = ['run', 'types', 'browser']

/** By default the fences that say they run or are type-checked. */
const isChecked = ({ flags }: ContentFence) => flags.some((flag) => checkedFlags.includes(flag))

export function collectFences(
  root: string,
  folder = 'content',
  isWanted: (fence: ContentFence) => boolean = isChecked,
): ContentFence[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.mdx?$/.test(file))
    .sort()
    .flatMap((file) => readFences(file, readFileSync(join(root, file), 'utf8'), isWanted))
}

export function readFences(
  file: string,
  source: string,
  isWanted: (fence: ContentFence) => boolean = isChecked,
): ContentFence[] {
  const fences: ContentFence[] = []
  const visit = (node: MarkdownNode) => {
    if (node.type === 'code') {
      const { lang, title, flags, values } = parseFence(node.lang ?? null, node.meta ?? null)
      const line = node.position?.start.line ?? 1
      const fence = {
        file,
        line,
        lang,
        ...(title && { title }),
        flags,
        ...(values && { values }),
        code: node.value,
      }
      if (isWanted(fence)) fences.push(fence)
    }
    if ('children' in node) for (const child of node.children) visit(child)
  }
  visit(file.endsWith('.mdx') ? parseMdx(source) : parseMarkdown(source))
  return fences
}

function parseMdx(source: string): Root {
  let root: Root | undefined
  compileMdx(
    source,
    (document) => {
      root = document
      return []
    },
    'provider',
  )
  if (!root) throw new Error('the MDX parser returned no document')
  return root
}
