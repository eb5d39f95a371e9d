import type { Block } from '../content/model.ts'
import { escapeText } from '../text/escapeHtml.ts'
import { voidElements } from '../text/html/voidElements.ts'
import { attribute } from './attribute.ts'
import type { Attributes, ComponentNode, DocumentNode } from './documentTree.ts'
import type { TextDiagnostic } from './writeContext.ts'

/**
 * Converts a document to blocks of HTML and components between them. A component inside an element is
 * an error, because a block of HTML cannot be split.
 */
export function blocksOf(nodes: readonly DocumentNode[], diagnostics: TextDiagnostic[]): Block[] {
  const reject = (node: ComponentNode) => {
    const { line, column } = node
    diagnostics.push({
      severity: 'error',
      ...(line === undefined ? {} : { line }),
      ...(column === undefined ? {} : { column }),
      message: `the component "${node.component}" cannot stand inside a list, a quote or a footnote`,
      hint: 'Move it to the top level of the text.',
    })
  }
  const blocks: Block[] = []
  let html: string | undefined
  let hasBreak = false
  const endHtml = () => {
    if (html !== undefined) blocks.push({ html })
    html = undefined
    hasBreak = false
  }
  for (const node of nodes) {
    if (node.kind === 'component') {
      endHtml()
      const { component, props, children } = node
      blocks.push({ component, props, children: blocksOf(children, diagnostics) })
    } else if (node.kind === 'newline') hasBreak = html !== undefined
    else {
      // Line breaks at the start and end of a block are omitted.
      html = (html ?? '') + (hasBreak ? '\n' : '') + write(node, reject)
      hasBreak = false
    }
  }
  endHtml()
  return blocks
}

/** Converts nodes to HTML. Of MDX elements and expressions only the text remains; components are omitted. */
export function htmlOf(nodes: readonly DocumentNode[]): string {
  return writeAll(nodes, () => {})
}

type RejectComponent = (node: ComponentNode) => void

function writeAll(nodes: readonly DocumentNode[], reject: RejectComponent): string {
  let html = ''
  for (const node of nodes) html += write(node, reject)
  return html
}

function write(node: DocumentNode, reject: RejectComponent): string {
  switch (node.kind) {
    case 'text':
      return escapeText(node.text)
    case 'html':
      return node.html
    case 'newline':
      return '\n'
    case 'element': {
      const start = `<${node.tag}${attributes(node.attributes)}>`
      if (voidElements.has(node.tag)) return start
      return `${start}${writeAll(node.children, reject)}</${node.tag}>`
    }
    case 'component':
      reject(node)
      return ''
    case 'mdx':
      return 'value' in node.node
        ? escapeText(node.node.value ?? '')
        : writeAll(node.children, reject)
  }
}

function attributes(values: Attributes): string {
  let written = ''
  for (const name in values) {
    const value = values[name]
    written += value === true ? ` ${name}` : attribute(name, value)
  }
  return written
}
