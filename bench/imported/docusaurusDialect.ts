import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { packageManagerBlocks } from '../../packages/awning/src/node/import/docusaurus/text/packageManagers.ts'
import { outsideFences } from './outsideFences.ts'
import { generated } from './pageText.ts'

const mdxFence = /^([ \t]*)(`{3,})mdx-code-block[^\n]*\n([\s\S]*?)\n[ \t]*\2[ \t]*$/gm
const npmFence = /^([ \t]*)(`{3,})(\w+)[ \t]+npm2yarn[^\n]*\n([\s\S]*?)\n[ \t]*\2[ \t]*$/gm

/** What Docusaurus makes of a text before it is MDX: fences around MDX, commands for package managers, and partial texts. */
export function prepareDocusaurus(body: string, file: string): string {
  const plain = body
    .replace(mdxFence, '\n$3\n')
    .replace(npmFence, (_, indent: string, marks: string, lang: string, code: string) =>
      packageManagers(indent, marks, lang, code),
    )
  const imports = new Map(
    [...plain.matchAll(/^import (\w+) from ['"]([^'"]+\.mdx?)['"]/gm)].map(
      ([, name = '', from = '']) => [name, from] as const,
    ),
  )
  return outsideFences(plain, (text) =>
    text
      // The title of a box is a label, wherever it is written.
      .replace(
        /<details([^>]*)>\s*<summary>([\s\S]*?)<\/summary>/g,
        (_, attributes: string, summary: string) =>
          `<details${attributes} summary="${plainText(summary)}">\n`,
      )
      .replace(/<(head)>[\s\S]*?<\/\1>/gi, '')
      .replace(/\{(?:frontMatter\.\w+|contentTitle)\}/g, generated)
      .replace(/^[ \t]*<(?:DocCardList|UpgradeGuide)\b[^>]*\/>[ \t]*$/gm, generated)
      .replace(/<([A-Z]\w*)\b([^>]*)\/>/g, (element, name: string, attributes: string) =>
        partial(imports.get(name), attributes, file, element),
      ),
  )
}

function packageManagers(indent: string, marks: string, lang: string, code: string): string {
  const plain = code
    .split('\n')
    .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
    .join('\n')
  const blocks = packageManagerBlocks(plain) ?? [{ name: 'npm', code: plain }]
  return blocks
    .map((block) => `${marks}${lang}\n${block.code}\n${marks}`.replaceAll(/^/gm, indent))
    .join('\n\n')
}

function partial(
  from: string | undefined,
  attributes: string,
  file: string,
  element: string,
): string {
  if (from === undefined) return element
  const path = from.startsWith('@site/')
    ? join(siteOf(file), from.slice('@site/'.length))
    : join(dirname(file), from)
  if (!existsSync(path)) return element
  const value = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''
  return readFileSync(path, 'utf8')
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/\{props\.(\w+)\}/g, (_, name: string) => value(name))
}

function siteOf(file: string): string {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder))
    if (
      existsSync(join(folder, 'docusaurus.config.js')) ||
      existsSync(join(folder, 'docusaurus.config.ts'))
    )
      return folder
  return dirname(file)
}

function plainText(html: string): string {
  return html
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/<[^>]*>|[`*]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('"', '&quot;')
    .trim()
}

/** The path of a text as its address begins: versions are below the docs, the newest saved one at their beginning. */
export function docusaurusPath(file: string, folder: string): string {
  const list = join(folder, 'versions.json')
  const versions = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : []
  const [latest] = versions
  if (latest === undefined) return file
  return file
    .replace(/^docs\//, 'docs/next/')
    .replace(/^versioned_docs\/version-([^/]+)\//, (_, version: string) =>
      version === latest ? 'docs/' : `docs/${version}/`,
    )
}
