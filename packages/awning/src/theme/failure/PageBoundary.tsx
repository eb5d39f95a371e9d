'use client'

import { Component, type ReactNode } from 'react'
import { useAdoptedStyles } from '../../client/useAdoptedStyles.ts'
import { ErrorDetails, type ErrorDetailsStrings } from './ErrorDetails.tsx'
import css from './failure.css?inline'

export interface CrashStrings extends ErrorDetailsStrings {
  readonly crashTitle: string
  readonly tryAgain: string
}

interface Props {
  /** Title of the document while the message is shown. */
  readonly title: string
  readonly strings: CrashStrings
  readonly children: ReactNode
}

/** Shows a message when a page throws while it renders, and renders it again on request. The shell stays. */
export class PageBoundary extends Component<Props, { error: unknown; failed: boolean }> {
  override state = { error: undefined as unknown, failed: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <>
        <title>{this.props.title}</title>
        <Crash
          strings={this.props.strings}
          error={this.state.error}
          onRetry={() => this.setState({ error: undefined, failed: false })}
        />
      </>
    )
  }
}

export function Crash(props: {
  strings: CrashStrings
  error: unknown
  onRetry: () => void
}): ReactNode {
  useAdoptedStyles(css)
  return (
    <section className="failure is-crash" role="alert">
      <h1>{props.strings.crashTitle}</h1>
      <ErrorDetails strings={props.strings} error={props.error} />
      <button type="button" onClick={props.onRetry}>
        {props.strings.tryAgain}
      </button>
    </section>
  )
}
