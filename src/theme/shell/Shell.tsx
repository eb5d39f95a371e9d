import { Suspense, type ReactNode } from 'react'
import { Ready } from '../../browser/App.tsx'
import { Footer } from '../footer/Footer.tsx'
import { Navbar } from '../navbar/Navbar.tsx'
import type { Site } from '../site.ts'
import '../styles/index.css'
import { Announcer } from './Announcer.tsx'
import { AsideOutlet, MainOutlet } from './Outlets.tsx'
import { SkipLink } from './SkipLink.tsx'

/** The chrome of one locale: the same for all its pages, so it is fetched once a visit. */
export function Shell({ site }: { site: Site }): ReactNode {
  const { locale, t } = site
  return (
    // Boot sets the colour mode before React looks.
    <html lang={locale.lang} dir={locale.dir} data-root={site.root} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href={`${site.config.base}favicon.svg`} type="image/svg+xml" />
      </head>
      <body>
        {/* The only child of body: whatever an extension puts beside it cannot unsettle hydration. */}
        <Suspense>
          <SkipLink label={t.skipToContent} />
          <Navbar site={site} />
          <div className="layout">
            <AsideOutlet />
            <main id="main">
              <MainOutlet
                strings={{
                  crashTitle: t.crashTitle,
                  tryAgain: t.tryAgain,
                  loadFailedTitle: t.loadFailedTitle,
                  retry: t.retry,
                }}
              />
            </main>
          </div>
          <Footer site={site} />
          <Announcer />
          <Ready />
        </Suspense>
      </body>
    </html>
  )
}
