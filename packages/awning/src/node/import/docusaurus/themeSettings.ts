import type { SiteSettings } from '../../../config/site.ts'
import { list, record, text, type Data } from '../source/readData.ts'
import { withoutBase } from '../texts/withoutBase.ts'
import { inlineMarkdown } from './inlineMarkdown.ts'
import type { ImportedDocs } from './importDocs.ts'
import type { SettingsMessages } from './settingsMessages.ts'

type NavbarItem = NonNullable<NonNullable<SiteSettings['navbar']>['items']>[number]
type Link = { label: string | Record<string, string>; to: string }

export interface ThemeContext {
  /** The folder of the site on its host, with slashes around it. */
  readonly base: string
  readonly docs: ImportedDocs
  readonly messages: SettingsMessages
  readonly hasPublicFile: (path: string) => boolean
  readonly report: (what: string, todo: string) => void
}

/** Items whose work the engine does by itself. */
const builtIn = new Set(['docsVersionDropdown', 'docsVersion', 'localeDropdown', 'search'])

const icons: readonly [RegExp, 'github' | 'gitlab' | 'discord' | 'x' | 'youtube' | 'mastodon'][] = [
  [/^https:\/\/github\.com\//, 'github'],
  [/^https:\/\/gitlab\.com\//, 'gitlab'],
  [/^https:\/\/(?:discord|discordapp)\./, 'discord'],
  [/^https:\/\/(?:x|twitter)\.com\//, 'x'],
  [/^https:\/\/(?:www\.)?youtube\.com\//, 'youtube'],
]

export function navbarSettings(theme: Data, context: ThemeContext): SiteSettings['navbar'] {
  const navbar = record(theme['navbar'])
  const items = list(navbar['items']).flatMap((item) => navbarItem(record(item), context))
  return { items, ...(navbar['hideOnScroll'] === true ? { hideOnScroll: true } : {}) }
}

function navbarItem(item: Data, context: ThemeContext): NavbarItem[] {
  const type = text(item['type'])
  if (type !== undefined && builtIn.has(type)) {
    if (list(item['dropdownItemsAfter']).length + list(item['dropdownItemsBefore']).length > 0)
      context.report(
        `Links in the menu \`${type}\` of the navbar`,
        'They were left out. Add them to navbar.items as a menu.',
      )
    return []
  }
  const end = item['position'] === 'right' ? { position: 'end' as const } : {}
  const items = list(item['items']).flatMap((inner) => link(record(inner), 'navbar', context))
  const label = text(item['label'])
  if (items.length > 0) return [{ label: context.messages.navbar(label ?? 'More'), items, ...end }]
  const found = link(item, 'navbar', context)
  if (found.length === 0) return []
  const [only] = found
  const icon =
    label === undefined ? icons.find(([pattern]) => only && pattern.test(only.to))?.[1] : undefined
  return only ? [{ ...only, ...(icon === undefined ? end : { icon, look: 'icon' as const }) }] : []
}

/** A link of the navbar or the footer; none, and reported, for what is no link. */
function link(item: Data, place: 'navbar' | 'footer', context: ThemeContext): Link[] {
  const to = addressOf(item, context)
  const written = text(item['label']) ?? text(item['aria-label'])
  if (to === undefined || (written ?? '') === '') {
    const what = text(item['type']) ?? (text(item['html']) === undefined ? 'item' : 'html')
    if (item['type'] !== 'html' || !/^\s*<hr\b/.test(text(item['value']) ?? ''))
      context.report(
        `An item \`${what}\` of the ${place}${written === undefined ? '' : ` (${written})`}`,
        'It was left out, because it is no link to a page of the new site.',
      )
    return []
  }
  const label = written ?? to
  return [
    {
      label: place === 'navbar' ? context.messages.navbar(label) : context.messages.footer(label),
      to,
    },
  ]
}

function addressOf(item: Data, { base, docs }: ThemeContext): string | undefined {
  const plugin = text(item['docsPluginId']) ?? 'default'
  if (item['type'] === 'doc') return docs.addressOf(plugin, text(item['docId']) ?? '')
  if (item['type'] === 'docSidebar') return docs.sidebarStart(plugin, text(item['sidebarId']) ?? '')
  const to = text(item['to']) ?? text(item['href'])?.replace(/^pathname:\/\//, '')
  if (to === undefined || /^[a-z][a-z\d+.-]*:/i.test(to)) return to
  // Docusaurus adds the base only where it is not written.
  return withoutBase(`/${to.replace(/^\//, '')}`, base)
}

export function footerSettings(theme: Data, context: ThemeContext): SiteSettings['footer'] {
  const footer = record(theme['footer'])
  const written = list(footer['links']).map(record)
  // Without titles, all links are in one row.
  const groups = written.some((group) => 'items' in group) ? written : [{ items: written }]
  const columns = groups.flatMap((group) => {
    const links = list(group['items']).flatMap((item) => link(record(item), 'footer', context))
    const title = text(group['title'])
    return links.length === 0
      ? []
      : [{ ...(title === undefined ? {} : { title: context.messages.footerTitle(title) }), links }]
  })
  const copyright = text(footer['copyright'])
  if (footer['logo'])
    context.report(
      'The logo of the footer',
      'It was left out. Replace the part Footer of the theme to show one.',
    )
  if (columns.length === 0 && copyright === undefined) return undefined
  return {
    columns,
    ...(copyright === undefined ? {} : { copyright: inlineMarkdown(copyright, context.base) }),
  }
}

export function announcementSettings(
  theme: Data,
  { base, report }: ThemeContext,
): SiteSettings['announcement'] {
  const bar = record(theme['announcementBar'])
  const content = text(bar['content'])
  if (content === undefined) return undefined
  if (bar['backgroundColor'] ?? bar['textColor'])
    report(
      'Colours of the announcement bar',
      'They were left out: it has the accent colour of the theme.',
    )
  return {
    id: text(bar['id']) ?? 'announcement',
    text: inlineMarkdown(content, base),
    ...(bar['isCloseable'] === false ? { closeable: false } : {}),
  }
}

export function logoSettings(
  theme: Data,
  { hasPublicFile, report }: ThemeContext,
): SiteSettings['logo'] {
  const logo = record(record(theme['navbar'])['logo'])
  const path = (name: string) => {
    const written = text(logo[name])
    return written === undefined ? undefined : `/${written.replace(/^\//, '')}`
  }
  const [light, dark] = [path('src'), path('srcDark')]
  if (light === undefined) return undefined
  if (!hasPublicFile(light) || (dark !== undefined && !hasPublicFile(dark))) {
    report(
      `The logo ${light}`,
      'There is no such file in the static folder. Put one into public/ and name it in logo.',
    )
    return undefined
  }
  const alt = text(logo['alt'])
  return { image: dark === undefined ? light : { light, dark }, ...(alt ? { alt } : {}) }
}
