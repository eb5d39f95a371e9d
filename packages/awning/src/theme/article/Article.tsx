import type { ReactNode } from 'react'
import type { Body } from '../../content/model.ts'
import { LabFrame } from '../../features/labs/LabFrame.tsx'
import type { TextBlock } from './ArticleText.tsx'
import { blocksOf, ComponentBlock, type BlockParts } from './blocks.tsx'
import { contentsOf } from './contentsOf.ts'
import { Html } from './Html.tsx'
import { PackedHtml } from './PackedHtml.tsx'
import { packText, type TextPhrases } from './packedText.ts'
import type { TocItem } from './TocLists.tsx'
import { needsStyles, TextStyles } from './TextStyles.tsx'
import { mdxModule } from './mdxModule.ts'

interface Props {
  readonly body: Body
  /** Given for a text on a page, whose payload abbreviates them. */
  readonly phrases?: TextPhrases
}

/** A compiled text: ready HTML and components, or an MDX module. */
export function ArticleBody({ body, phrases }: Props): ReactNode {
  const text =
    body.kind === 'module' ? <ModuleText body={body} /> : blocksOf(body.blocks, partsOf(phrases))
  if (!needsStyles(body)) return text
  return (
    <>
      {text}
      <TextStyles body={body} />
    </>
  )
}

/** The same as data for `ArticleText`, with the usual table of contents. */
export function textData(body: Body, phrases: TextPhrases): TextData {
  // Accessed once, because each access may read them from disk.
  const blocks = body.kind === 'module' ? [] : body.blocks
  const parts = partsOf(phrases)
  return {
    contents: contentsOf(blocks.map((block) => ('html' in block ? block.html : null))),
    blocks: [
      ...(body.kind === 'module' ? [<ModuleText key="module" body={body} />] : []),
      ...blocks.map((block, index) =>
        'html' in block ? (
          packText(block.html, phrases)
        ) : (
          <ComponentBlock key={index} block={block} parts={parts} />
        ),
      ),
      ...(needsStyles(body) ? [<TextStyles key="styles" body={body} />] : []),
    ],
  }
}

interface TextData {
  readonly blocks: readonly TextBlock[]
  readonly contents: readonly TocItem[]
}

function partsOf(phrases: TextPhrases | undefined): BlockParts {
  if (!phrases) return { Html, Lab: LabFrame }
  return {
    Html: ({ html }) => <PackedHtml text={packText(html, phrases)} />,
    Lab: LabFrame,
  }
}

async function ModuleText({
  body,
}: {
  body: Extract<Body, { kind: 'module' }>
}): Promise<ReactNode> {
  const { default: Content } = await mdxModule(body.module)
  // `data-live` tells boot to record clicks in here until the app runs and can repeat them.
  return (
    <div data-live="">
      <Content excerpt={body.excerpt} />
    </div>
  )
}
