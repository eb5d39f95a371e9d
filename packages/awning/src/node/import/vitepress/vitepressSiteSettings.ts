import { navIconNames } from '../../../config/navIcons.ts'
import type { SiteSettings } from '../../../config/site.ts'
import type { ImportJob } from '../importer.ts'
import { fieldsAt, isFields, listAt, textAt, valueAt, type Fields } from '../texts/foreignValues.ts'
import { headElements } from '../texts/headElements.ts'
import { baseFolder, withoutBase } from '../texts/withoutBase.ts'
import { hasOwnSlugs } from './vitepressSections.ts'
import type { Sidebars } from './vitepressSidebars.ts'
import type { VitepressSite } from './vitepressSettings.ts'

/** The settings of the new site, except for what depends on its texts. */
export function vitepressSiteSettings(
  site: VitepressSite,
  { sidebars }: Sidebars,
  { target, report }: ImportJob,
): SiteSettings {
  const { settings, theme, file } = site
  const place = { file }
  const url = textAt(settings, 'sitemap', 'hostname')
  const todo = (what: string, text: string) => report.untranslated({ file, what, todo: text })
  if (url === undefined)
    todo(
      'The address of the site',
      'VitePress does not know it. Write it as `url` in site.config.ts.',
    )
  if (textAt(theme, 'editLink', 'pattern') !== undefined)
    todo(
      'Links to edit a page (`editLink`)',
      'Texts are in other folders now. Write `editUrl` in site.config.ts when the new site has a repository.',
    )
  if (valueAt(settings, 'cleanUrls') !== true)
    todo(
      'Addresses with `.html`',
      'Pages are at addresses without `.html` now. Links in texts work; let your host redirect the old ones.',
    )
  if (hasOwnSlugs(settings))
    todo(
      'Ids of headings (`markdown.anchor.slugify`)',
      'They are made by a function of the site, whose results are not known. Sections have ids of the engine; where a section had another one, write it behind the heading: `{#id}`.',
    )
  for (const name of ['transformHead', 'transformPageData', 'transformHtml', 'buildEnd', 'vite'])
    if (name in settings)
      todo(
        `The setting \`${name}\``,
        'It is code of VitePress and was left out. See what it is for.',
      )
  const head = headElements(
    listAt(settings, 'head'),
    ['meta', 'link', 'script', 'style'],
    place,
    report,
  )
  const [base, tagline] = [textAt(settings, 'base'), textAt(settings, 'description')]
  const title = textAt(settings, 'title') ?? textAt(site.locales[0]?.settings, 'title')
  const image = logo(valueAt(theme, 'logo'), (path) => target.has(`public${path}`))
  return {
    url: (url ?? 'https://example.com').replace(/\/+$/, ''),
    ...(base ? { base } : {}),
    title: title ?? 'Docs',
    ...(tagline ? { tagline } : {}),
    ...(image ? { logo: { image } } : {}),
    locales: site.locales.map(({ id, lang, label }) => ({ id, lang, ...(label ? { label } : {}) })),
    docs: { path: '/', ...(Object.keys(sidebars).length > 0 ? { sidebars } : {}) },
    navbar: { items: [...navItems(site), ...languageLinks(settings), ...socialItems(theme)] },
    footer: footer(theme, baseFolder(base ?? '/')),
    ...(head.length > 0 ? { head } : {}),
    ...(valueAt(settings, 'markdown', 'math') === true ? { math: true } : {}),
    ...(valueAt(settings, 'markdown', 'lineNumbers') === true
      ? { code: { lineNumbers: true } }
      : {}),
    links: { broken: 'warn' },
  }
}

type NavItem = NonNullable<NonNullable<SiteSettings['navbar']>['items']>[number]
type LogoImage = NonNullable<NonNullable<SiteSettings['logo']>['image']>

interface NavLink {
  readonly label: string | Readonly<Record<string, string>>
  readonly to: string
}

/** The items of the default language; labels of other languages are taken from the same places. */
function navItems({ theme, locales }: VitepressSite): NavItem[] {
  const [root, ...others] = locales
  const nav = listAt(root?.settings, 'themeConfig', 'nav')
  const items = nav.length > 0 ? nav : listAt(theme, 'nav')
  const label = (item: Fields, path: readonly number[]) => {
    const own = textAt(item, 'text') ?? ''
    const texts = others.flatMap(({ id, settings }) => {
      const text = textAt(itemAt(listAt(settings, 'themeConfig', 'nav'), path), 'text')
      return text === undefined ? [] : [[id, text]]
    })
    return texts.length > 0 ? Object.fromEntries([[root?.id ?? '', own], ...texts]) : own
  }
  const linksIn = (list: readonly unknown[], path: readonly number[]): NavLink[] =>
    list.flatMap((item, index) => {
      if (!isFields(item)) return []
      const to = textAt(item, 'link')
      const place = [...path, index]
      return [
        ...(to === undefined ? [] : [{ label: label(item, place), to }]),
        ...linksIn(listAt(item, 'items'), place),
      ]
    })
  return items.filter(isFields).flatMap((item, index): NavItem[] => {
    const links = linksIn(listAt(item, 'items'), [index])
    const to = textAt(item, 'link')
    if (links.length > 0) return [{ label: label(item, [index]), items: links }]
    return to === undefined ? [] : [{ label: label(item, [index]), to }]
  })
}

function itemAt(items: readonly unknown[], path: readonly number[]): unknown {
  const [first = 0, ...rest] = path
  return rest.length === 0 ? items[first] : itemAt(listAt(items[first], 'items'), rest)
}

/** Languages that are sites of their own. */
function languageLinks(settings: Fields): NavItem[] {
  const locales = fieldsAt(settings, 'locales')
  const links = Object.values(locales)
    .filter(isFields)
    .flatMap((locale) => {
      const to = textAt(locale, 'link')
      return to && /^https?:/.test(to) ? [{ label: textAt(locale, 'label') ?? to, to }] : []
    })
  if (links.length === 0) return []
  return [{ label: textAt(locales, 'root', 'label') ?? 'Languages', items: links, position: 'end' }]
}

function socialItems(theme: Fields): NavItem[] {
  return listAt(theme, 'socialLinks').flatMap((item): NavItem[] => {
    const to = textAt(item, 'link')
    const icon = textAt(item, 'icon') ?? ''
    if (to === undefined) return []
    const label = textAt(item, 'ariaLabel') ?? (icon || to)
    const known = navIconNames.find((name) => name === icon)
    return [known ? { label, to, icon: known, look: 'icon' } : { label, to }]
  })
}

function logo(value: unknown, isFile: (path: string) => boolean): LogoImage | undefined {
  const plain = typeof value === 'string' ? value : textAt(value, 'src')
  if (plain !== undefined) return isFile(plain) ? plain : undefined
  const [light, dark] = [textAt(value, 'light'), textAt(value, 'dark')]
  return light && dark && isFile(light) && isFile(dark) ? { light, dark } : undefined
}

function footer(theme: Fields, base: string): { text?: string; copyright?: string } {
  const text = textAt(theme, 'footer', 'message')
  const copyright = textAt(theme, 'footer', 'copyright')
  return {
    ...(text ? { text: withMarkdownLinks(text, base) } : {}),
    ...(copyright ? { copyright: withMarkdownLinks(copyright, base) } : {}),
  }
}

/** Lines of the footer are HTML in VitePress, Markdown here. */
function withMarkdownLinks(html: string, base: string): string {
  return html
    .replace(
      /<a\b[^>]*\bhref="([^"]*)"[^>]*>([^<]*)<\/a>/g,
      (_, href: string, words: string) => `[${words}](${withoutBase(href, base)})`,
    )
    .replace(/<[^<>]*>/g, '')
    .trim()
}
