import type { ReactNode } from 'react'
import type { Body } from '../../content/model.ts'

export function needsStyles(body: Body): boolean {
  const { hasDiagram, hasMath, hasRichCode, hasFrame, hasTypes } = body
  return [hasDiagram, hasMath, hasRichCode, hasFrame, hasTypes].includes(true)
}

/** Shows nothing, and brings the styles that a text needs beyond those of every text. No other page loads them. */
export async function TextStyles({ body }: { body: Body }): Promise<ReactNode> {
  const { DiagramStyles } = body.hasDiagram ? await import('./DiagramStyles.tsx') : {}
  const { MathStyles } = body.hasMath ? await import('./MathStyles.tsx') : {}
  const { RichCodeStyles } = body.hasRichCode ? await import('./RichCodeStyles.tsx') : {}
  const { FrameStyles } = body.hasFrame ? await import('./FrameStyles.tsx') : {}
  const { TypeStyles } = body.hasTypes ? await import('./TypeStyles.tsx') : {}
  const used = [TypeStyles, FrameStyles, RichCodeStyles, MathStyles, DiagramStyles]
  return used.map((Styles, index) => Styles && <Styles key={index} />)
}
