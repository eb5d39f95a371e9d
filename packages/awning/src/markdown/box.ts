import { element, isHtml, newline, type DocumentNode } from './documentTree.ts'
import type { AdmonitionKind, SourcePosition } from './writeContext.ts'

interface Box {
  /** Inline HTML. */
  readonly title: string
  readonly children: readonly DocumentNode[]
  readonly position: Partial<SourcePosition>
}

/** An admonition: a plain element, or a component if it contains something that needs React. */
export function buildAdmonition(kind: AdmonitionKind, box: Box): DocumentNode {
  const { title, children, position } = box
  if (!children.every(isHtml))
    return {
      kind: 'component',
      component: 'Admonition',
      props: { kind, title },
      children,
      ...position,
    }
  const heading = element('p', { class: 'admonition-title' }, [{ kind: 'html', html: title }])
  return element('div', { class: 'admonition', role: 'note', 'data-kind': kind }, [
    newline,
    heading,
    newline,
    ...children,
    newline,
  ])
}

/** A part of the text that the reader opens; the browser does that without script. */
export function buildDetails(isOpen: boolean, box: Box): DocumentNode {
  const { title, children, position } = box
  if (!children.every(isHtml)) {
    const props = { title, ...(isOpen ? { open: '' } : {}) }
    return { kind: 'component', component: 'Details', props, children, ...position }
  }
  const summary = element('summary', {}, [{ kind: 'html', html: title }])
  return element('details', isOpen ? { open: true } : {}, [
    newline,
    summary,
    newline,
    ...children,
    newline,
  ])
}
