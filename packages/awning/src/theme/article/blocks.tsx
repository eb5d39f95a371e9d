import type { ReactNode } from 'react'
import type { Block } from '../../content/model.ts'
import { isRenderedLab } from '../../features/labs/renderedLab.ts'
import { LabFrame } from '../../features/labs/LabFrame.tsx'
import { isExercise, isLiveExample } from '../../features/live/liveProps.ts'
import { LiveExample } from '../../features/live/LiveExample.tsx'
import { Video } from '../../features/video/Video.tsx'
import { isVideo } from '../../features/video/videoProps.ts'
import { TabSet } from '../tabs/TabSet.tsx'
import { Admonition } from './Admonition.tsx'
import { Details } from './Details.tsx'

type Component = Exclude<Block, { html: string }>

/** HTML that the content pipeline wrote; React does not look into it. */
export function Html({ html }: { html: string }): ReactNode {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}

/** Renders a component that a text contains, with the blocks inside it. */
export function ComponentBlock({ block }: { block: Component }): ReactNode {
  const children = childrenOf(block)
  switch (block.component) {
    case 'Admonition':
      return (
        <Admonition kind={String(block.props['kind'])} title={String(block.props['title'])}>
          {children}
        </Admonition>
      )
    case 'Details':
      return (
        <Details title={String(block.props['title'])} open={textOf(block.props['open'])}>
          {children}
        </Details>
      )
    case 'Tabs':
      return (
        <TabSet group={textOf(block.props['group'])} default={textOf(block.props['default'])}>
          {children}
        </TabSet>
      )
    case 'Tab':
      return children
    case 'Lab':
      return isRenderedLab(block.props) ? <LabFrame lab={block.props} /> : null
    case 'LiveExample':
      return isLiveExample(block.props) ? (
        <LiveExample example={block.props}>{children}</LiveExample>
      ) : null
    case 'Exercise':
      return <ExerciseBlock block={block} answer={children.slice(1)} />
    case 'Video':
      return isVideo(block.props) ? <Video video={block.props} /> : null
    default:
      throw new Error(`the theme has no component ${block.component}`)
  }
}

function childrenOf(block: Component): ReactNode[] {
  return block.children.map((child, index) =>
    'html' in child ? (
      <Html key={index} html={child.html} />
    ) : (
      <ComponentBlock key={index} block={child} />
    ),
  )
}

/** Its first child is the live example, the others are the answer. */
function ExerciseBlock({ block, answer }: { block: Component; answer: ReactNode }): ReactNode {
  const [live] = block.children
  if (!live || 'html' in live || !isLiveExample(live.props) || !isExercise(block.props)) return null
  return (
    <LiveExample example={live.props} exercise={block.props} answer={answer}>
      {childrenOf(live)}
    </LiveExample>
  )
}

function textOf(prop: unknown): string | undefined {
  return typeof prop === 'string' ? prop : undefined
}
