import type { ReactNode } from 'react'

/** Above a text that has not been translated. */
export function ForeignNotice({ text }: { text: string }): ReactNode {
  return (
    <p className="notice" role="note">
      {text}
    </p>
  )
}
