'use client'

import { Component, type ReactNode } from 'react'
import { stringsFor } from '../../i18n/stringsFor.ts'
import { Crash } from './PageBoundary.tsx'

/** The chrome itself failed: a whole document, since nothing else is left to draw one. */
export class RootBoundary extends Component<
  { children: ReactNode },
  { error: unknown; failed: boolean }
> {
  override state = { error: undefined as unknown, failed: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    const { lang, dir } = document.documentElement
    const strings = stringsFor(lang)
    return (
      <html lang={lang} dir={dir} suppressHydrationWarning>
        <head>
          <title>{strings.pageError}</title>
        </head>
        <body>
          <main>
            <Crash
              strings={strings}
              error={this.state.error}
              onRetry={() => this.setState({ error: undefined, failed: false })}
            />
          </main>
        </body>
      </html>
    )
  }
}
