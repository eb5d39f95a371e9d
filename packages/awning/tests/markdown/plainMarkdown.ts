import { compile } from '../../src/markdown/compile.ts'
import { plainCode, strings } from '../../src/markdown/compiling.testing.ts'
import { replaceCodePlaceholders, type Resolver } from '../../src/markdown/writeContext.ts'
import { escapeAttribute, escapeText } from '../../src/text/escapeHtml.ts'
import { treeOf, type HtmlNode } from './htmlTree.ts'

/** Every address is valid and stays as it is. */
const resolve: Resolver = {
  link: (href) => ({ kind: 'page', href }),
  image: (src) => ({ src }),
  diagram: () => undefined,
  codeFile: () => undefined,
  lab: () => ({ kind: 'found' }),
  frame: () => '/assets/live.html',
  baseline: () => ({ kind: 'missing', message: '', hint: '' }),
  liveScripts: { react: '', compiler: '' },
  lang: 'en',
}

/** The HTML that the engine makes of Markdown, with code blocks as CommonMark writes them. */
export function compiledHtml(source: string): string {
  const { blocks, code } = compile(
    { source, format: 'md', resolve, strings, codeSettings: plainCode },
    false,
  )
  const plain = code.map(({ code: text, fence: { lang } }) => {
    const language = lang === '' ? '' : ` class="language-${escapeAttribute(lang)}"`
    return `<pre><code${language}>${escapeText(text)}${text === '' ? '' : '\n'}</code></pre>`
  })
  return blocks
    .map((block) => {
      if ('html' in block) return replaceCodePlaceholders(block.html, plain)
      throw new Error(`the specifications have no components, but this is one: ${block.component}`)
    })
    .join('\n')
}

/** The elements of a compiled text, without what the engine adds to those of the specifications. */
export function plainTree(source: string): HtmlNode[] {
  return treeOf(compiledHtml(source)).flatMap(withoutAdditions)
}

function withoutAdditions(node: HtmlNode): HtmlNode[] {
  if (typeof node === 'string') return [node]
  const children = node.children.flatMap(withoutAdditions)
  switch (node.attributes['class'] ?? '') {
    // The link of a heading to itself.
    case 'heading-link':
      return []
    // The element around a table that makes it scrollable.
    case 'table':
      return children
    // An image on its own is a figure that links to it, with its title below.
    case 'picture': {
      const [link] = children
      return [{ tag: 'p', attributes: {}, children: typeof link === 'object' ? link.children : [] }]
    }
    default:
  }
  const isHeading = children.length < node.children.length
  const kept = Object.entries(node.attributes).flatMap(([name, value]) =>
    name === 'id' && isHeading ? [] : keptAttribute(node.tag, name, value),
  )
  return [{ ...node, attributes: Object.fromEntries(kept), children }]
}

function keptAttribute(tag: string, name: string, value: string): [string, string][] {
  switch (`${tag} ${name}`) {
    case 'img loading':
    case 'img decoding':
    case 'input aria-label':
    case 'th scope':
      return []
    case 'ul class':
      return value === 'tasks' ? [] : [[name, value]]
    case 'th class':
    case 'td class':
      return value.startsWith('align-') ? [['align', value.slice('align-'.length)]] : []
    default:
      return [[name, value]]
  }
}
