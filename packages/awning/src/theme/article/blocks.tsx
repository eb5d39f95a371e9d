import type { ComponentType, ReactNode } from 'react'
import type { Block } from '../../content/model.ts'
import { isRenderedLab, type RenderedLab } from '../../features/labs/renderedLab.ts'
import { isExercise, isLiveExample } from '../../features/live/liveProps.ts'
import { LiveExample } from '../../features/live/LiveExample.tsx'
import { Video } from '../../features/video/Video.tsx'
import { isVideo } from '../../features/video/videoProps.ts'
import { TabSet } from '../tabs/TabSet.tsx'
import { Admonition } from './Admonition.tsx'
import { Details } from './Details.tsx'
import { Html } from './Html.tsx'

type Component = Exclude<Block, { html: string }>

/** What blocks are rendered with. An MDX module in the browser needs less, and does not load the rest. */
export interface BlockParts {
  readonly Html: ComponentType<{ html: string }>
  /** Labs are for `.md` alone. */
  readonly Lab?: ComponentType<{ lab: RenderedLab }>
}

interface Props {
  readonly block: Component
  readonly parts?: BlockParts
}

/** Renders a component that a text contains, with the blocks inside it. */
export function ComponentBlock({ block, parts = { Html } }: Props): ReactNode {
  const { Lab } = parts
  const children = blocksOf(block.children, parts)
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
      return Lab && isRenderedLab(block.props) ? <Lab lab={block.props} /> : null
    case 'LiveExample':
      return isLiveExample(block.props) ? (
        <LiveExample example={block.props}>{children}</LiveExample>
      ) : null
    case 'Exercise':
      return <ExerciseBlock block={block} parts={parts} answer={children.slice(1)} />
    case 'Video':
      return isVideo(block.props) ? <Video video={block.props} /> : null
    default:
      throw new Error(`the theme has no component ${block.component}`)
  }
}

/** Blocks of HTML and components. */
export function blocksOf(blocks: readonly Block[], parts: BlockParts): ReactNode[] {
  return blocks.map((block, index) =>
    'html' in block ? (
      <parts.Html key={index} html={block.html} />
    ) : (
      <ComponentBlock key={index} block={block} parts={parts} />
    ),
  )
}

/** Its first child is the live example, the others are the answer. */
function ExerciseBlock({
  block,
  parts,
  answer,
}: Required<Props> & { answer: ReactNode }): ReactNode {
  const [live] = block.children
  if (!live || 'html' in live || !isLiveExample(live.props) || !isExercise(block.props)) return null
  return (
    <LiveExample example={live.props} exercise={block.props} answer={answer}>
      {blocksOf(live.children, parts)}
    </LiveExample>
  )
}

function textOf(prop: unknown): string | undefined {
  return typeof prop === 'string' ? prop : undefined
}
