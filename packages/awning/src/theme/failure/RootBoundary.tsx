'use client'

import { Component, type ReactNode } from 'react'
import { Crash } from './PageBoundary.tsx'
import { shellCrashStrings } from './shellCrashStrings.ts'

/** Data attributes that boot and the app have set on `<html>`: the colour mode, `data-app`. */
type DataAttributes = Readonly<DOMStringMap>

/** Renders a whole document with an error message when the shell itself throws. */
export class RootBoundary extends Component<
  { children: ReactNode },
  { error: unknown; failed: boolean }
> {
  override state = { error: undefined as unknown, failed: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true }
  }

  // React replaces the `<html>` element, so its data attributes are copied to the new one.
  override getSnapshotBeforeUpdate(): DataAttributes {
    return { ...document.documentElement.dataset }
  }

  override componentDidUpdate(_: unknown, __: unknown, attributes: DataAttributes): void {
    Object.assign(document.documentElement.dataset, attributes)
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    const { lang, dir } = document.documentElement
    const strings = shellCrashStrings()
    // The app has never been shown, so the finished HTML is about to be restored.
    if (!strings) return null
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
