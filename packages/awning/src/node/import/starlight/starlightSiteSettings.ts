import { posix } from 'node:path'
import { navIconNames } from '../../../config/navIcons.ts'
import type { SiteSettings } from '../../../config/site.ts'
import type { ImportJob } from '../importer.ts'
import { fieldsAt, isFields, listAt, textAt, valueAt, type Fields } from '../texts/foreignValues.ts'
import { headElements } from '../texts/headElements.ts'
import { baseFolder, withoutBase } from '../texts/withoutBase.ts'
import type { StarlightLinks } from './starlightLinks.ts'
import { localizedLabel, type StarlightSite } from './starlightSettings.ts'
import type { StarlightSidebar } from './starlightSidebar.ts'

type NavItem = NonNullable<NonNullable<SiteSettings['navbar']>['items']>[number]

/** The settings of the new site, except for what depends on its texts. */
export function starlightSiteSettings(
  { file, astro, starlight: options, locales }: StarlightSite,
  { items }: StarlightSidebar,
  links: StarlightLinks,
  job: ImportJob,
): SiteSettings {
  const { report } = job
  const todo = (what: string, text: string) => report.untranslated({ file, what, todo: text })
  const url = textAt(astro, 'site')
  if (url === undefined) todo('The address of the site', 'Write it as `url` in site.config.ts.')
  if (valueAt(options, 'editLink') !== undefined)
    todo(
      'Links to edit a page (`editLink`)',
      'Texts are in other folders now. Write `editUrl` in site.config.ts when the new site has a repository.',
    )
  for (const name of ['customCss', 'components', 'plugins', 'routeMiddleware', 'expressiveCode'])
    if (valueAt(options, name) !== undefined && listAt(options, name).length !== 0)
      todo(
        `The setting \`${name}\``,
        'It was left out. Styles are the setting `theme.css`, parts of the page are React components in site.code.ts.',
      )
  const head = headElements(
    listAt(options, 'head'),
    ['meta', 'link', 'script', 'style'],
    { file },
    report,
  )
  const base = baseFolder(textAt(astro, 'base') ?? '')
  const redirects = Object.entries(fieldsAt(astro, 'redirects')).flatMap(
    ([from, to]): [string, string][] => {
      const target = typeof to === 'string' ? to : textAt(to, 'destination')
      if (target !== undefined && !from.includes('['))
        return [[withoutBase(from, base), links.redirectTarget(target)]]
      report.untranslated({
        file,
        what: 'A redirect of many addresses',
        todo: 'It was left out, because redirects have one address each. Write them out, or let your host do it.',
        detail: `\`${from}\``,
      })
      return []
    },
  )
  const description = textAt(options, 'description')
  const title = localizedLabel({ label: options['title'] ?? 'Docs' }, locales)
  const image = logoOf(fieldsAt(options, 'logo'), job)
  return {
    url: URL.canParse(url ?? '') ? new URL(url ?? '').origin : 'https://example.com',
    ...(base === '/' ? {} : { base }),
    title,
    ...(description ? { tagline: description } : {}),
    ...(image ? { logo: { image } } : {}),
    locales: locales.map(({ id, lang, label, dir }) => ({
      id,
      lang,
      ...(label ? { label } : {}),
      ...(dir ? { dir } : {}),
    })),
    docs: { path: '/', ...(items.length > 0 ? { sidebars: { docs: { items } } } : {}) },
    ...(textAt(astro, 'trailingSlash') === 'always' ? { trailingSlash: 'always' } : {}),
    ...(textAt(astro, 'trailingSlash') === 'never' ? { trailingSlash: 'never' } : {}),
    navbar: { items: socialItems(options) },
    ...(redirects.length > 0 ? { redirects: Object.fromEntries(redirects) } : {}),
    ...(head.length > 0 ? { head } : {}),
    links: { broken: 'warn' },
  }
}

/** A list since version 0.33, an object of addresses before. */
function socialItems(options: Fields): NavItem[] {
  const social = valueAt(options, 'social')
  const entries = isFields(social)
    ? Object.entries(social).map(([icon, href]) => ({ icon, label: icon, href }))
    : listAt(options, 'social')
  return entries.flatMap((item): NavItem[] => {
    const to = textAt(item, 'href')
    if (to === undefined) return []
    const label = textAt(item, 'label') ?? to
    const icon = navIconNames.find((name) => name === textAt(item, 'icon'))
    return [icon ? { label, to, icon, look: 'icon' } : { label, to }]
  })
}

/** A logo is a file of the sources; here it is one of `public`. */
function logoOf(
  logo: Fields,
  { source, target }: ImportJob,
): string | { light: string; dark: string } | undefined {
  const published = (name: string) => {
    const path = textAt(logo, name)?.replace(/^(?:\.?\/|~\/|@\/)*/, '')
    const file = [path, `src/${path}`].find((one) => one !== undefined && source.isFile(one))
    const place = file === undefined ? undefined : source.pathOf(file)
    if (file === undefined || place === undefined) return undefined
    const address = `/${posix.basename(file)}`
    target.add(`public${address}`, { copyOf: place })
    return address
  }
  const plain = published('src')
  if (plain !== undefined) return plain
  const [light, dark] = [published('light'), published('dark')]
  return light !== undefined && dark !== undefined ? { light, dark } : undefined
}
