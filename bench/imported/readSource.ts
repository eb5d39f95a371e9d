import { alertOf } from '../../packages/awning/src/markdown/alert.ts'
import { labelOf, titleOnLine } from '../../packages/awning/src/markdown/directives.ts'
import {
  parseMarkdown,
  parseMdx,
  type MarkdownNode,
} from '../../packages/awning/src/markdown/parser.ts'
import { decodeReferences } from '../../packages/awning/src/text/html/decodeReferences.ts'
import { htmlTokens } from '../../packages/awning/src/text/html/htmlTokens.ts'
import { normalized, normalizedCode, type PageText } from './pageText.ts'
import type { SourceDialect } from './sourceDialects.ts'
import { shownCode } from './shownCode.ts'

/** Attributes of components whose values readers see. */
const shownAttributes = new Set(['title', 'label', 'text', 'description', 'summary'])

const unshownElements = new Set(['script', 'style', 'template'])

/** What a text should show, read from its source alone. */
export function readSource(source: string, file: string, dialect: SourceDialect): PageText {
  const { title, body } = splitFrontMatter(source)
  const reader = new SourceReader(dialect)
  const prepared = dialect.prepare(body, file)
  reader.readDocument(prepared, dialect.isMdx(file))
  return reader.result(dialect.showsTitle ? title : undefined)
}

function splitFrontMatter(source: string): { title: string | undefined; body: string } {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const front = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/.exec(text)
  if (!front) return { title: undefined, body: text }
  const written = /^title:[ \t]*(.+?)[ \t]*$/m.exec(front[1] ?? '')?.[1]
  const title = written?.replace(/^(["'])(.*)\1$/, '$2').replaceAll("''", "'")
  return { title, body: text.slice(front[0].length) }
}

class SourceReader {
  readonly #dialect: SourceDialect
  readonly #headings: string[] = []
  readonly #code: string[] = []
  readonly #labels: string[] = []
  #text = ''
  #notes = ''
  #hasTitle = false
  #hidden = false
  /** The text before an open `<summary>`. */
  #beforeLabel: string | undefined
  /** The text before an open `<pre>`. */
  #beforeCode: string | undefined

  constructor(dialect: SourceDialect) {
    this.#dialect = dialect
  }

  result(title: string | undefined): PageText {
    const withTitle = title !== undefined && !this.#hasTitle
    return {
      headings: withTitle ? [normalized(title), ...this.#headings] : this.#headings,
      hasTitle: this.#hasTitle || withTitle,
      text: normalized(this.#text + this.#notes),
      code: this.#code,
      labels: this.#labels.filter((label) => label !== ''),
    }
  }

  readDocument(source: string, isMdx: boolean): void {
    const lines = source.split('\n')
    for (const node of parsed(source, isMdx)) this.#read(node, lines)
  }

  #read(node: MarkdownNode, lines: readonly string[]): void {
    const readAll = (nodes: readonly MarkdownNode[]) => {
      for (const child of nodes) this.#read(child, lines)
    }
    switch (node.type) {
      case 'heading':
        if (node.depth === 1 && this.#headings.length === 0 && normalized(this.#text) === '')
          this.#hasTitle = true
        this.#headings.push(normalized(this.#dialect.inline(this.#inlineText(node, lines))))
        return
      case 'code': {
        const inner = this.#dialect.boxOf(node.lang ?? '', node.meta ?? '')
        if (inner) {
          this.#labels.push(normalized(inner.title))
          this.readDocument(this.#dialect.prepare(node.value, ''), false)
        } else if (node.lang !== 'mermaid')
          this.#code.push(normalizedCode(shownCode(node.value, node.meta ?? '', this.#dialect)))
        return
      }
      case 'blockquote': {
        const alert = alertOf(node)
        if (!alert) return readAll(node.children)
        this.#labels.push(normalized(alert.title.map((one) => plainText(one)).join('')))
        return readAll(alert.children)
      }
      case 'containerDirective': {
        const label = labelOf(node)
        const title = label ? plainText(label) : titleOnLine(node, lines)
        this.#labels.push(normalized(title ?? '').replace(/[`*]/g, ''))
        return readAll(node.children.filter((child) => child !== label))
      }
      case 'footnoteDefinition': {
        const text = this.#text
        this.#text = ''
        readAll(node.children)
        this.#notes += this.#text
        this.#text = text
        return
      }
      case 'html':
        this.#readHtml(node.value)
        return
      case 'text':
        this.#text += this.#dialect.inline(node.value)
        return
      case 'inlineCode':
        this.#text += this.#dialect.inlineCode(node.value)
        return
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        this.#text += /^\s*(["'`])([^$]*)\1\s*$/.exec(node.value)?.[2] ?? ''
        return
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        for (const attribute of node.attributes)
          if (
            attribute.type === 'mdxJsxAttribute' &&
            shownAttributes.has(attribute.name) &&
            typeof attribute.value === 'string'
          )
            this.#labels.push(normalized(decodeReferences(attribute.value)))
        return readAll(node.children)
      case 'yaml':
      case 'mdxjsEsm':
      case 'definition':
      case 'image':
      case 'imageReference':
      case 'footnoteReference':
      case 'leafDirective':
      case 'math':
      case 'inlineMath':
        return
      default:
        if ('children' in node) readAll(node.children)
    }
  }

  /** The text between tags, without that of scripts and styles. */
  #readHtml(html: string): void {
    for (const token of htmlTokens(html)) {
      if ('name' in token && unshownElements.has(token.name)) this.#hidden = token.kind === 'open'
      if ('name' in token && token.name === 'summary')
        if (token.kind === 'open') this.#beforeLabel = this.#text
        else if (this.#beforeLabel !== undefined) {
          this.#labels.push(normalized(this.#text.slice(this.#beforeLabel.length)))
          this.#text = this.#beforeLabel
        }
      if ('name' in token && token.name === 'pre')
        if (token.kind === 'open') this.#beforeCode = this.#text
        else if (this.#beforeCode !== undefined) {
          this.#code.push(normalizedCode(this.#text.slice(this.#beforeCode.length)))
          this.#text = this.#beforeCode
        }
      if (token.kind === 'text' && !this.#hidden)
        this.#text += decodeReferences(html.slice(token.start, token.end))
    }
  }

  /** The text of a heading, which is no part of the text around it. */
  #inlineText(node: MarkdownNode, lines: readonly string[]): string {
    const text = this.#text
    this.#text = ''
    if ('children' in node) for (const child of node.children) this.#read(child, lines)
    const own = this.#text
    this.#text = text
    return own
  }
}

function parsed(source: string, isMdx: boolean): readonly MarkdownNode[] {
  if (!isMdx) return parseMarkdown(source).children
  try {
    return parseMdx(source).children
  } catch {
    // Some texts are Markdown that their generator reads more leniently.
    return parseMarkdown(source).children
  }
}

function plainText(node: MarkdownNode): string {
  if ('value' in node && node.type !== 'html') return node.value
  return 'children' in node ? node.children.map(plainText).join('') : ''
}
