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
import { Html } from './Html.tsx'
import { PackedHtml } from './PackedHtml.tsx'
import { packText, type TextPhrases } from './packedText.ts'

type Component = Exclude<Block, { html: string }>

interface Props {
  readonly block: Component
  /** Set where the HTML is abbreviated: in payloads of pages. */
  readonly phrases?: TextPhrases | undefined
}

/** Renders a component that a text contains, with the blocks inside it. */
export function ComponentBlock({ block, phrases }: Props): ReactNode {
  const children = blocksOf(block.children, phrases)
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
      return <ExerciseBlock block={block} phrases={phrases} answer={children.slice(1)} />
    case 'Video':
      return isVideo(block.props) ? <Video video={block.props} /> : null
    default:
      throw new Error(`the theme has no component ${block.component}`)
  }
}

/** Blocks of HTML and components. */
export function blocksOf(blocks: readonly Block[], phrases?: TextPhrases): ReactNode[] {
  return blocks.map((block, index) => {
    if (!('html' in block)) return <ComponentBlock key={index} block={block} phrases={phrases} />
    if (!phrases) return <Html key={index} html={block.html} />
    return <PackedHtml key={index} text={packText(block.html, phrases)} />
  })
}

/** Its first child is the live example, the others are the answer. */
function ExerciseBlock({ block, phrases, answer }: Props & { answer: ReactNode }): ReactNode {
  const [live] = block.children
  if (!live || 'html' in live || !isLiveExample(live.props) || !isExercise(block.props)) return null
  return (
    <LiveExample example={live.props} exercise={block.props} answer={answer}>
      {blocksOf(live.children, phrases)}
    </LiveExample>
  )
}

function textOf(prop: unknown): string | undefined {
  return typeof prop === 'string' ? prop : undefined
}
