import { Suspense, type ReactNode } from 'react'
import { Ready } from '../../client/App.tsx'
import { isExternal, offlinePath } from '../../config/address.ts'
import { feedFormats, feedPath } from '../../config/feeds.ts'
import { iconLinks } from '../../config/siteIcons.ts'
import { PageViews } from '../../features/analytics/PageViews.tsx'
import { AnnouncementBar as DefaultAnnouncementBar } from '../announcement/AnnouncementBar.tsx'
import { CodeOverflow } from '../article/CodeOverflow.tsx'
import { Lightbox } from '../article/Lightbox.tsx'
import { PreferredVersion } from '../docs/PreferredVersion.tsx'
import { Footer as DefaultFooter } from '../footer/Footer.tsx'
import { Menu } from '../menu/Menu.tsx'
import { MenuBehaviour } from '../menu/MenuBehaviour.tsx'
import { Navbar as DefaultNavbar } from '../navbar/Navbar.tsx'
import { themePart } from '../parts/themePart.tsx'
import { Progress } from '../progress/Progress.tsx'
import { ResumeReading } from '../reading/ResumeReading.tsx'
import { NewVersion } from '../reading/NewVersion.tsx'
import { Shortcuts } from '../shortcuts/Shortcuts.tsx'
import type { Site } from '../localeSite.ts'
import '../styles/index.css'
import { Announcer } from './Announcer.tsx'
import { BackToTop } from './BackToTop.tsx'
import { siteFactsOf } from './siteFactsOf.ts'
import { MainOutlet } from './Outlets.tsx'
import styles from './Shell.module.css'
import { SkipLink } from './SkipLink.tsx'

const AnnouncementBar = themePart('AnnouncementBar', DefaultAnnouncementBar)
const Navbar = themePart('Navbar', DefaultNavbar)
const Footer = themePart('Footer', DefaultFooter)

/** Everything around the page. It is the same for all pages of a locale, so it is fetched once per visit. */
export function Shell({ site }: { site: Site }): ReactNode {
  const { locale, t, config } = site
  return (
    // Boot has set attributes such as the colour mode before React hydrates.
    <html
      lang={locale.lang}
      dir={locale.dir}
      data-root={site.root}
      data-forget-version={config.docs.keepVersion ? undefined : ''}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {iconLinks(config).map((link, index) => (
          <link key={index} {...link} />
        ))}
        <link rel="manifest" href={`${site.root}manifest.webmanifest`} />
        {config.posts.flatMap((collection) =>
          Object.values(feedFormats).map((format) => (
            <link
              key={feedPath(collection, format)}
              rel="alternate"
              type={format.type}
              title={`${site.text(collection.title)} ${format.name}`}
              href={site.href(feedPath(collection, format))}
            />
          )),
        )}
      </head>
      <body>
        {/* The only child of body, so that elements added by browser extensions do not break hydration. */}
        <Suspense>
          <SkipLink label={t.skipToContent} />
          {config.announcement && (
            <AnnouncementBar site={site} announcement={config.announcement} />
          )}
          <Navbar site={site} />
          <div className={styles['layout']}>
            <Menu site={site} />
            {/* Ids of the frame begin with a capital letter, so that no heading has the same. */}
            <main className={styles['main']} id="Main" tabIndex={-1} data-behind="">
              <MainOutlet
                strings={{
                  crashTitle: t.crashTitle,
                  pageError: t.pageError,
                  errorDetails: t.errorDetails,
                  tryAgain: t.tryAgain,
                  loadFailedTitle: t.loadFailedTitle,
                  loadFailedHint: t.loadFailedHint,
                  loadTimeout: t.loadTimeout,
                  offlineTitle: t.offlineTitle,
                  offlineHint: t.offlineHint,
                  retry: t.retry,
                  loading: t.loading,
                }}
                siteFacts={siteFactsOf(site)}
                savedPages={
                  config.offline
                    ? {
                        title: t.offline.availableOffline,
                        more: t.offline.title,
                        href: site.href(offlinePath),
                      }
                    : undefined
                }
              />
            </main>
          </div>
          {config.footer && <Footer site={site} />}
          {/*
            Boot shows it to a reader who presses a control of an app that could not be loaded. A dialog takes the focus when
            it is shown, so it is read out.
          */}
          <dialog
            className={styles['appFailed']}
            id="app-failed"
            popover="auto"
            role="alertdialog"
            aria-label={t.controlFailed}
          >
            {t.controlFailed}
          </dialog>
          <BackToTop label={t.backToTop} />
          <Progress label={t.loading} />
          {config.analytics ? (
            <>
              <Announcer />
              <PageViews />
            </>
          ) : (
            <Announcer />
          )}
          <MenuBehaviour />
          <CodeOverflow />
          <ResumeReading strings={{ resumeReading: t.resumeReading, close: t.close }} />
          {config.offline && (
            <NewVersion
              strings={{
                newVersion: t.offline.newVersion,
                reload: t.offline.reload,
                close: t.close,
              }}
            />
          )}
          <Shortcuts
            strings={{
              shortcuts: t.shortcuts,
              shortcutsOn: t.shortcutsOn,
              close: t.close,
              actions: t.shortcutActions,
            }}
            pages={config.shortcuts.map(({ keys, label, to }) => ({
              keys,
              label: site.text(label),
              href: isExternal(to) ? to : site.href(to),
            }))}
          />
          <Lightbox label={t.openImage} close={t.close} />
          <PreferredVersion names={config.docs.versions.map(({ name }) => name)} />
          <Ready />
        </Suspense>
      </body>
    </html>
  )
}
