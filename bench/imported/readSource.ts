import { parse } from 'yaml'
import { alertOf } from '../../packages/awning/src/markdown/alert.ts'
import { labelOf, titleOnLine } from '../../packages/awning/src/markdown/directives.ts'
import {
  parseMarkdown,
  parseMdx,
  type MarkdownNode,
} from '../../packages/awning/src/markdown/parser.ts'
import { literalValue } from '../../packages/awning/src/node/import/mdx/literalValue.ts'
import { decodeReferences } from '../../packages/awning/src/text/html/decodeReferences.ts'
import { htmlTokens } from '../../packages/awning/src/text/html/htmlTokens.ts'
import { normalized, normalizedCode, type PageText } from './pageText.ts'
import type { SourceDialect } from './sourceDialects.ts'
import { shownCode } from './shownCode.ts'

type JsxElement = Extract<MarkdownNode, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>

/** Components with labels, in the generators that are compared. */
const labelled = new Set(['TabItem', 'Aside', 'Admonition', 'CodeBlock', 'details'])

/** Attributes of components whose values readers see. */
const shownAttributes = new Set(['title', 'label', 'text', 'description', 'summary'])

const unshownElements = new Set(['script', 'style', 'template'])

/** What a text should show, read from its source alone. */
export function readSource(source: string, file: string, dialect: SourceDialect): PageText {
  const { title, lead, body } = splitFrontMatter(source, dialect)
  const reader = new SourceReader(dialect, file)
  const prepared = dialect.prepare(body, file)
  reader.addText(lead)
  reader.readDocument(prepared, dialect.isMdx(file))
  return reader.result(dialect.showsTitle ? title : undefined)
}

function splitFrontMatter(
  source: string,
  dialect: SourceDialect,
): { title: string | undefined; lead: string; body: string } {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const front = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/.exec(text)
  if (!front) return { title: undefined, lead: '', body: text }
  const written = /^title:[ \t]*(.+?)[ \t]*$/m.exec(front[1] ?? '')?.[1]
  const title = written?.replace(/^(["'])(.*)\1$/, '$2').replaceAll("''", "'")
  const { title: leadTitle, text: lead } = dialect.lead(fieldsOf(front[1] ?? ''))
  return { title: leadTitle ?? title, lead, body: text.slice(front[0].length) }
}

/** Front matter that is no YAML has no fields. */
function fieldsOf(yaml: string): unknown {
  try {
    return parse(yaml)
  } catch {
    return undefined
  }
}

class SourceReader {
  readonly #dialect: SourceDialect
  readonly #file: string
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

  constructor(dialect: SourceDialect, file: string) {
    this.#dialect = dialect
    this.#file = file
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

  addText(text: string): void {
    this.#text += text
  }

  readDocument(source: string, isMdx: boolean): void {
    const lines = source.split('\n')
    for (const node of parsed(source, isMdx, this.#dialect.hasMath)) this.#read(node, lines)
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
          this.#labels.push(this.#label(inner.title))
          this.readDocument(this.#dialect.part(node.value, this.#file), false)
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
        const title = titleOnLine(node, lines) ?? ''
        this.#labels.push(label ? normalized(plainText(label)) : this.#label(title))
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
        if (node.name === 'summary') {
          this.#labels.push(normalized(this.#inlineText(node, lines)))
          return
        }
        if (/^h[1-6]$/.test(node.name ?? '')) {
          this.#headings.push(normalized(this.#inlineText(node, lines)))
          return
        }
        if (this.#readCodeElement(node)) return
        this.#readShown(node)
        this.#readCode(node, lines)
        for (const attribute of labelled.has(node.name ?? '') ? node.attributes : [])
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

  #readShown(node: JsxElement): void {
    for (const name of this.#dialect.shown[node.name ?? ''] ?? [])
      for (const attribute of node.attributes)
        if (attribute.type === 'mdxJsxAttribute' && attribute.name === name)
          this.#text += typeof attribute.value === 'string' ? decodeReferences(attribute.value) : ''
  }

  /** `<Code code={…} />`, where the code is written out or exported by the text. */
  #readCode(node: JsxElement, lines: readonly string[]): void {
    const attribute = node.attributes.find((one) => 'name' in one && one.name === 'code')
    if (node.name !== 'Code' || attribute?.type !== 'mdxJsxAttribute') return
    const { value } = attribute
    const written = typeof value === 'string' ? JSON.stringify(value) : (value?.value ?? '')
    const source = /^\w+$/.test(written) ? exportedValue(written, lines.join('\n')) : written
    const code = /^\s*(["'`])([^$]*)\1\s*$/.exec(source ?? '')?.[2]
    if (code !== undefined)
      this.#code.push(normalizedCode(code.replaceAll('\\n', '\n').replace(/\\(.)/g, '$1')))
  }

  /** A title that is written as a line of Markdown. */
  #label(markdown: string): string {
    const [line] = parseMarkdown(markdown).children
    return line ? normalized(this.#inlineText(line, [])) : ''
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

  /** `<CodeBlock>{`…`}</CodeBlock>`; false for an element that is none. */
  #readCodeElement({ name, children: [child] }: JsxElement): boolean {
    const expression = child?.type === 'paragraph' ? child.children[0] : child
    if (!/^(?:CodeBlock|Code)$/.test(name ?? '') || !expression || !('value' in expression))
      return false
    const code = literalValue(expression.value)?.value
    if (typeof code !== 'string') return false
    this.#code.push(normalizedCode(code))
    return true
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

/** The expression of `export const name = …`. */
function exportedValue(name: string, source: string): string | undefined {
  const pattern = `^export const ${name} = ([^]*?);?\\n(?=\\n|import |export )`
  return new RegExp(pattern, 'm').exec(source)?.[1]
}

function parsed(source: string, isMdx: boolean, math: boolean): readonly MarkdownNode[] {
  if (!isMdx) return parseMarkdown(source, { math }).children
  try {
    return parseMdx(source, { math }).children
  } catch {
    // Some texts are Markdown that their generator reads more leniently.
    return parseMarkdown(source, { math }).children
  }
}

function plainText(node: MarkdownNode): string {
  if ('value' in node && node.type !== 'html') return node.value
  return 'children' in node ? node.children.map(plainText).join('') : ''
}
