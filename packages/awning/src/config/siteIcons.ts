import type { SiteConfig } from './site.ts'

/** What the tab of a browser shows: files that are found by their names, unless the settings name others. */
export const faviconFiles = ['/favicon.ico', '/favicon.svg', '/favicon.png'] as const

/** Icons for home screens and installed apps. */
export const appIconFiles = [
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-192.png',
  '/icon-maskable-512.png',
] as const

type IconsConfig = Pick<SiteConfig, 'base' | 'icons'>

/** The address of an icon of which the file exists. */
export function iconHref(
  { base, icons = [] }: IconsConfig,
  isWanted: (file: string) => boolean,
): string | undefined {
  const file = icons.find(isWanted)
  return file === undefined ? undefined : base + file.slice(1)
}

export interface IconLink {
  readonly rel: string
  readonly href: string
  readonly type?: string
  readonly sizes?: string
}

/** The icons that every page links. */
export function iconLinks({ base, icons = [] }: IconsConfig): IconLink[] {
  return icons.flatMap((file): IconLink[] => {
    const href = base + file.slice(1)
    if (file === '/apple-touch-icon.png') return [{ rel: 'apple-touch-icon', href }]
    if (isAppIcon(file)) return []
    if (/\.svg$/i.test(file)) return [{ rel: 'icon', href, type: 'image/svg+xml' }]
    if (/\.ico$/i.test(file)) return [{ rel: 'icon', href, sizes: '32x32' }]
    return [{ rel: 'icon', href }]
  })
}

/** Whether an icon is one of those that are not for tabs. */
export function isAppIcon(file: string): boolean {
  return (appIconFiles as readonly string[]).includes(file)
}
