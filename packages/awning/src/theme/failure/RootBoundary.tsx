'use client'

import { Component, type ReactNode } from 'react'
import { stringsFor } from '../../i18n/stringsFor.ts'
import { Crash } from './PageBoundary.tsx'

/** What boot and the app have written on the document's element: colour mode, app on. */
type Marks = Readonly<DOMStringMap>

/** The chrome itself failed: a whole document, since nothing else is left to draw one. */
export class RootBoundary extends Component<
  { children: ReactNode },
  { error: unknown; failed: boolean }
> {
  override state = { error: undefined as unknown, failed: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true }
  }

  // React draws another <html>, which knows nothing of what stood on the last one.
  override getSnapshotBeforeUpdate(): Marks {
    return { ...document.documentElement.dataset }
  }

  override componentDidUpdate(_: unknown, __: unknown, marks: Marks): void {
    Object.assign(document.documentElement.dataset, marks)
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    const { lang, dir } = document.documentElement
    const strings = stringsFor(lang)
    return (
      <html lang={lang} dir={dir} suppressHydrationWarning>
        <head>
          <title>{strings.pageError}</title>
          <link rel="icon" href={`${window.__awning.base}favicon.svg`} />
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
