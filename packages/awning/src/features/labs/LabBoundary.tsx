'use client'

import { Component, type ReactNode } from 'react'
import { ErrorDetails, type ErrorDetailsStrings } from '../../theme/failure/ErrorDetails.tsx'
import styles from './Lab.module.css'

interface Props {
  readonly strings: ErrorDetailsStrings & { readonly labCrashed: string; readonly tryAgain: string }
  readonly children: ReactNode
}

/** A lab that throws shows a message inside its frame; the rest of the page keeps working. */
export class LabBoundary extends Component<Props, { error: unknown; failed: boolean }> {
  override state = { error: undefined as unknown, failed: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    const { strings } = this.props
    return (
      <div className={styles['failed']} role="alert">
        <strong>{strings.labCrashed}</strong>
        <ErrorDetails strings={strings} error={this.state.error} />
        <button type="button" onClick={() => this.setState({ error: undefined, failed: false })}>
          {strings.tryAgain}
        </button>
      </div>
    )
  }
}
