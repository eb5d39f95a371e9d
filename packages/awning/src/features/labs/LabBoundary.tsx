'use client'

import { Component, type ReactNode } from 'react'
import { messageOf } from '../../theme/failure/PageBoundary.tsx'
import styles from './Lab.module.css'

interface Props {
  readonly strings: { readonly labCrashed: string; readonly tryAgain: string }
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
        <p>{messageOf(this.state.error)}</p>
        <button type="button" onClick={() => this.setState({ error: undefined, failed: false })}>
          {strings.tryAgain}
        </button>
      </div>
    )
  }
}
