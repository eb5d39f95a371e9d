import type { Block } from '../content/model.ts'
import { escapeText } from '../text/escapeHtml.ts'
import { attribute } from './attribute.ts'
import type { Attributes, ComponentNode, DocumentNode } from './documentTree.ts'
import type { TextDiagnostic } from './writing.ts'

/** Elements without content and without an end tag. */
const voidTags = new Set(['br', 'hr', 'img', 'input'])

/**
 * A document as blocks: HTML, and the components between it. A component inside an element cannot be
 * shown, because a block of HTML is whole.
 */
export function blocksOf(nodes: readonly DocumentNode[], diagnostics: TextDiagnostic[]): Block[] {
  const refuse = (node: ComponentNode) => {
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
      // A line break at the edge of a block is left out.
      html = (html ?? '') + (hasBreak ? '\n' : '') + write(node, refuse)
      hasBreak = false
    }
  }
  endHtml()
  return blocks
}

/** Nodes as HTML. Of what needs React, the words remain. */
export function htmlOf(nodes: readonly DocumentNode[]): string {
  return writeAll(nodes, () => {})
}

type Refuse = (node: ComponentNode) => void

function writeAll(nodes: readonly DocumentNode[], refuse: Refuse): string {
  let html = ''
  for (const node of nodes) html += write(node, refuse)
  return html
}

function write(node: DocumentNode, refuse: Refuse): string {
  switch (node.kind) {
    case 'text':
      return escapeText(node.text)
    case 'html':
      return node.html
    case 'newline':
      return '\n'
    case 'element': {
      const start = `<${node.tag}${attributes(node.attributes)}>`
      if (voidTags.has(node.tag)) return start
      return `${start}${writeAll(node.children, refuse)}</${node.tag}>`
    }
    case 'component':
      refuse(node)
      return ''
    case 'mdx':
      return 'value' in node.node
        ? escapeText(node.node.value ?? '')
        : writeAll(node.children, refuse)
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
