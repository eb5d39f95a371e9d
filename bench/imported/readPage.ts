import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { normalized, normalizedCode, type PageText } from './pageText.ts'

/** Classes of the element that contains the text in other generators; in this engine, it is the article. */
const textClasses = ['vp-doc', 'theme-doc-markdown', 'markdown', 'sl-markdown-content']

const skipped = new Set([
  'script',
  'style',
  'template',
  'svg',
  'nav',
  'math',
  'noscript',
  'iframe',
  'select',
  'header',
  'footer',
  'aside',
])
const skippedClasses =
  /(?:^|\s)(?:heading-link|header-anchor|hash-link|sl-anchor-link|tools|unfold|sr-only|lang|line-numbers-wrapper)(?:\s|$)/

/** What a finished page shows, in any generator's HTML. */
export function readPage(html: string): PageText {
  const document = parse(html)
  const main = findElement(document, ({ tagName }) => tagName === 'main') ?? document
  const body =
    findElement(main, (element) => {
      const names = attribute(element, 'class')?.split(/\s+/) ?? []
      return textClasses.some((name) => names.includes(name))
    }) ??
    findElement(main, ({ tagName }) => tagName === 'article') ??
    main
  const title = findElement(main, ({ tagName }) => tagName === 'h1')
  const reader = new PageReader(title)
  if (title) reader.readHeading(title)
  reader.read(body)
  return reader.result(title !== undefined)
}

class PageReader {
  readonly #title: Tree.Element | undefined
  readonly #headings: string[] = []
  readonly #code: string[] = []
  readonly #labels: string[] = []
  #text = ''

  constructor(title: Tree.Element | undefined) {
    this.#title = title
  }

  read(node: Tree.ParentNode): void {
    for (const child of node.childNodes) this.#readNode(child)
  }

  readHeading(element: Tree.Element): void {
    this.#headings.push(normalized(shownText(element)))
  }

  result(hasTitle: boolean): PageText {
    return {
      headings: this.#headings,
      hasTitle,
      text: normalized(this.#text),
      code: this.#code,
      labels: this.#labels,
    }
  }

  #readNode(node: Tree.ChildNode): void {
    if (node.nodeName === '#text' && 'value' in node) this.#text += node.value
    if (!('tagName' in node)) return
    if (isLabel(node)) {
      this.#labels.push(normalized(shownText(node, true)))
      return
    }
    if (node === this.#title || isSkipped(node)) return
    if (/^h[1-6]$/.test(node.tagName)) this.readHeading(node)
    else if (node.tagName === 'pre') this.#code.push(codeOf(node))
    else this.read(node)
  }
}

/** Titles of boxes, of code blocks and of tabs. */
function isLabel(element: Tree.Element): boolean {
  const { tagName, parentNode } = element
  if (tagName === 'figcaption' || tagName === 'summary') return true
  if (attribute(element, 'role') === 'tab') return true
  if (/admonition-title|custom-block-title/.test(attribute(element, 'class') ?? '')) return true
  const isInPanel =
    parentNode && 'tagName' in parentNode && attribute(parentNode, 'role') === 'tabpanel'
  return isInPanel === true && parentNode.childNodes[0] === element && tagName === 'p'
}

function isSkipped(element: Tree.Element): boolean {
  return (
    skipped.has(element.tagName) ||
    attribute(element, 'data-chrome') !== undefined ||
    attribute(element, 'data-lab') !== undefined ||
    attribute(element, 'data-do') !== undefined ||
    (element.tagName === 'button' && /copy/i.test(attribute(element, 'class') ?? '')) ||
    skippedClasses.test(attribute(element, 'class') ?? '') ||
    ['doc-backlink', 'doc-noteref'].includes(attribute(element, 'role') ?? '')
  )
}

function codeOf(pre: Tree.Element): string {
  const code = findElement(pre, ({ tagName }) => tagName === 'code')
  const copied = code && attribute(code, 'data-text')
  return normalizedCode(copied ?? textContent(code ?? pre))
}

function shownText(node: Tree.ParentNode, isLabelText = false): string {
  return node.childNodes
    .map((child) => {
      if (child.nodeName === '#text' && 'value' in child) return child.value
      if (!('tagName' in child) || (isSkipped(child) && !isLabelText)) return ''
      return shownText(child, isLabelText)
    })
    .join('')
}

function textContent(node: Tree.ParentNode): string {
  return node.childNodes
    .map((child) => {
      if (child.nodeName === '#text' && 'value' in child) return child.value
      return 'childNodes' in child ? textContent(child) : ''
    })
    .join('')
}

function attribute(element: Tree.Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value
}

function findElement(
  node: Tree.ParentNode,
  isWanted: (element: Tree.Element) => boolean,
): Tree.Element | undefined {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue
    if (isWanted(child)) return child
    const found = findElement(child, isWanted)
    if (found) return found
  }
  return undefined
}
