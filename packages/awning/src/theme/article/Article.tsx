import type { ReactNode } from 'react'
import { mdxModules } from 'virtual:awning/mdx'
import type { Block, Body } from '../../content/model.ts'
import { ComponentBlock, Html } from './blocks.tsx'

/** A compiled text: ready HTML and components, or an MDX module. */
export async function ArticleBody({ body }: { body: Body }): Promise<ReactNode> {
  let text = body.kind === 'blocks' ? <Blocks blocks={body.blocks} /> : await moduleText(body)
  if (body.hasDiagram) {
    const { DiagramStyles } = await import('./DiagramStyles.tsx')
    text = <DiagramStyles>{text}</DiagramStyles>
  }
  if (body.hasMath) {
    const { MathStyles } = await import('./MathStyles.tsx')
    text = <MathStyles>{text}</MathStyles>
  }
  if (body.hasRichCode) {
    const { RichCodeStyles } = await import('./RichCodeStyles.tsx')
    text = <RichCodeStyles>{text}</RichCodeStyles>
  }
  if (body.hasFrame) {
    const { FrameStyles } = await import('./FrameStyles.tsx')
    text = <FrameStyles>{text}</FrameStyles>
  }
  if (body.hasTypes) {
    const { TypeStyles } = await import('./TypeStyles.tsx')
    text = <TypeStyles>{text}</TypeStyles>
  }
  return text
}

async function moduleText(body: Extract<Body, { kind: 'module' }>): Promise<ReactNode> {
  const load = mdxModules[body.module]
  if (!load) throw new Error(`the bundle holds no module ${body.module}`)
  const { default: Content } = await load()
  // `data-live` tells boot to record clicks in here until the app runs and can repeat them.
  return (
    <div data-live="">
      <Content excerpt={body.excerpt} />
    </div>
  )
}

function Blocks({ blocks }: { blocks: readonly Block[] }): ReactNode {
  return blocks.map((block, index) =>
    'html' in block ? (
      <Html key={index} html={block.html} />
    ) : (
      <ComponentBlock key={index} block={block} />
    ),
  )
}
