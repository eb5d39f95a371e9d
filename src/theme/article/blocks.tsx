import type { ReactNode } from 'react'
import type { Block } from '../../content/model.ts'
import { Admonition } from './Admonition.tsx'

type Component = Exclude<Block, { html: string }>

/** HTML that the content pipeline wrote; React passes it by. */
export function Html({ html }: { html: string }): ReactNode {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}

/** The same inside a line. */
export function InlineHtml({ html }: { html: string }): ReactNode {
  return <span dangerouslySetInnerHTML={{ __html: html }} />
}

/** A component that the text names. */
export function ComponentBlock({ block }: { block: Component }): ReactNode {
  const children = block.children.map((child, index) =>
    'html' in child ? (
      <Html key={index} html={child.html} />
    ) : (
      <ComponentBlock key={index} block={child} />
    ),
  )
  switch (block.component) {
    case 'Admonition':
      return (
        <Admonition kind={String(block.props['kind'])} title={String(block.props['title'])}>
          {children}
        </Admonition>
      )
    default:
      throw new Error(`the theme has no component ${block.component}`)
  }
}
