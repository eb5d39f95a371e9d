import { createElement, Fragment, type ReactNode } from 'react'
import { Html } from './Html.tsx'

/** Finished HTML, or a rendered component. */
export type TextBlock = string | ReactNode

/** A text. */
export function ArticleText({ blocks }: { blocks: readonly TextBlock[] }): ReactNode {
  // Not as an array, so that React asks for no keys: blocks neither move nor change.
  return createElement(
    Fragment,
    null,
    ...blocks.map((block) =>
      typeof block === 'string' ? createElement(Html, { html: block }) : block,
    ),
  )
}
