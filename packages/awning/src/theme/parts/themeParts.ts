import type { ReactNode } from 'react'
import type { AnnouncementBarProps } from '../announcement/AnnouncementBar.tsx'
import type { PagerProps } from '../article/Pager.tsx'
import type { TocProps } from '../article/Toc.tsx'
import type { PostPreviewProps } from '../posts/PostPreview.tsx'
import type { Site } from '../localeSite.ts'

interface SitePartProps {
  readonly site: Site
}

interface SlotProps extends SitePartProps {
  /** Of the page, inside its locale: `/docs/guide`. */
  readonly path: string
}

/** The parts of the theme that a site can replace, and what each is given. */
export interface ThemePartProps {
  /** The line above everything; only where the settings have an announcement. */
  readonly AnnouncementBar: AnnouncementBarProps
  /** The bar at the top, with `Brand` in it. */
  readonly Navbar: SitePartProps
  /** Logo and title, in the navbar and in the menu. */
  readonly Brand: SitePartProps
  readonly Footer: SitePartProps
  /** The page for addresses without a page. */
  readonly NotFound: SitePartProps
  /** The table of contents as a column, and the same above the text on narrow screens. */
  readonly Toc: TocProps
  readonly TocBox: TocProps
  /** The links to the previous and the next page. */
  readonly Pager: PagerProps
  /** A post in a list. */
  readonly PostPreview: PostPreviewProps
  /** Empty in the theme: before and after the content of every page. */
  readonly BeforeContent: SlotProps
  readonly AfterContent: SlotProps
}

export type ThemePartName = keyof ThemePartProps

/** A server component. */
export type ThemePart<Name extends ThemePartName> = (
  props: ThemePartProps[Name],
) => ReactNode | Promise<ReactNode>

/** Parts that a site replaces, each the default export of a module that is imported lazily. */
export type ThemePartModules = {
  readonly [Name in ThemePartName]?: () => Promise<{ readonly default: ThemePart<Name> }>
}

/** An object, so that TypeScript notices a name that is missing. */
const names: Readonly<Record<ThemePartName, true>> = {
  AnnouncementBar: true,
  Navbar: true,
  Brand: true,
  Footer: true,
  NotFound: true,
  Toc: true,
  TocBox: true,
  Pager: true,
  PostPreview: true,
  BeforeContent: true,
  AfterContent: true,
}

export const themePartNames: readonly string[] = Object.keys(names)
