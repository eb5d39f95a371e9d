import type { ReactNode } from 'react'

/** A sentence in which text between backticks is rendered as code. */
export function WithCode({ children }: { readonly children: string }): ReactNode {
  return children
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))
}
