import { hrefOf, localeRoot } from '../../config/address.ts'
import { iconHref } from '../../config/siteIcons.ts'
import { localized, type LocaleConfig, type Localized, type SiteConfig } from '../../config/site.ts'

export interface ManifestColours {
  readonly theme: string
  readonly background: string
}

/** `manifest.webmanifest` for one language, which lets devices install the site as an app. */
export function webManifest(
  config: SiteConfig,
  { id, lang, dir }: LocaleConfig,
  { theme, background }: ManifestColours,
): string {
  const text = (value: Localized) => localized(value, id, config.defaultLocale)
  const icon = (name: string, type: string, sizes: string, purpose: string) => {
    const src = iconHref(config, (file) => file === name)
    return src === undefined ? [] : [{ src, type, sizes, purpose }]
  }
  const description = text(config.tagline)
  const sections = [...(config.docs.enabled ? [config.docs] : []), ...config.posts]
  return JSON.stringify(
    {
      id: localeRoot(config, id),
      name: text(config.title),
      short_name: text(config.title),
      ...(description ? { description } : {}),
      lang,
      dir,
      start_url: localeRoot(config, id),
      scope: config.base,
      display: 'standalone',
      theme_color: theme,
      background_color: background,
      icons: [
        ...icon('/favicon.svg', 'image/svg+xml', 'any', 'any'),
        ...icon('/icon-192.png', 'image/png', '192x192', 'any'),
        ...icon('/icon-512.png', 'image/png', '512x512', 'any'),
        ...icon('/icon-maskable-192.png', 'image/png', '192x192', 'maskable'),
        ...icon('/icon-maskable-512.png', 'image/png', '512x512', 'maskable'),
      ],
      shortcuts: sections.map(({ title, path }) => ({
        name: text(title),
        url: hrefOf(config, id, path),
      })),
    },
    undefined,
    2,
  )
}
