import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseFence } from '../../../../packages/awning/src/highlight/fence.ts'
import {
  compileMdx,
  parseMarkdown,
  type MarkdownNode,
  type Root,
} from '../../../../packages/awning/src/markdown/parser.ts'

/** A fenced code block of the content that says it runs or is type-checked. */
export interface ContentFence {
  /** Relative to the repository, with forward slashes. */
  readonly file: string
  /** Of the line that opens the fence; the code's first line is the next one. */
  readonly line: number
  readonly lang: string
  readonly flags: readonly string[]
  readonly code: string
}

const checkedFlags = ['run', 'types', 'browser']

export function collectFences(root: string, folder = 'content'): ContentFence[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.mdx?$/.test(file))
    .sort()
    .flatMap((file) => readFences(file, readFileSync(join(root, file), 'utf8')))
}

export function readFences(file: string, source: string): ContentFence[] {
  const fences: ContentFence[] = []
  const visit = (node: MarkdownNode) => {
    if (node.type === 'code') {
      const { lang, flags } = parseFence(node.lang ?? null, node.meta ?? null)
      if (flags.some((flag) => checkedFlags.includes(flag))) {
        fences.push({ file, line: node.position?.start.line ?? 1, lang, flags, code: node.value })
      }
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
