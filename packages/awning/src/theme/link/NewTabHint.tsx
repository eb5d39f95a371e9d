import type { ReactNode } from 'react'

/** Says to screen readers that a link opens a new tab. Its space is hidden too, so that no link ends with an underlined space. */
export function NewTabHint({ text }: { readonly text: string }): ReactNode {
  return <span className="visually-hidden">{` ${text}`}</span>
}
