import { posix } from 'node:path'
import { navIconNames } from '../../../config/navIcons.ts'
import type { SiteSettings } from '../../../config/site.ts'
import type { ImportJob, Importer } from '../importer.ts'
import { joinFrontMatter, splitFrontMatter } from '../markdown/frontMatterText.ts'
import { cleanFences } from '../texts/cleanFences.ts'
import { cleanHtml } from '../texts/cleanHtml.ts'
import { copyFiles } from '../texts/copyFiles.ts'
import { copyPublic } from '../texts/copyPublic.ts'
import { DocAddresses, docFile, docSlug, type DocPlace } from '../texts/docAddresses.ts'
import { fieldsAt, isFields, listAt, textAt, valueAt, type Fields } from '../texts/foreignValues.ts'
import { headElements } from '../texts/headElements.ts'
import { heroMarkdown } from '../texts/heroMarkdown.ts'
import { PolicyOrigins } from '../texts/policyOrigins.ts'
import { translateCodeMarks } from './starlightCode.ts'
import { starlightDocs } from './starlightDocs.ts'
import { starlightFields } from './starlightFields.ts'
import {
  localizedLabel,
  readStarlight,
  settingsFiles,
  type StarlightSite,
} from './starlightSettings.ts'
import { starlightSidebar, type StarlightSidebar } from './starlightSidebar.ts'
import { withoutIndents } from './withoutIndents.ts'
import { withoutTabs } from './withoutTabs.ts'
import { translateStarlight } from './starlightText.ts'

export const starlight: Importer = {
  name: 'Starlight',
  looksLike: `${settingsFiles[0]} with src/content/docs`,
  detect: (source) =>
    source.firstFile(settingsFiles) !== undefined && source.isFolder('src/content/docs'),
  run: importSite,
}

async function importSite(job: ImportJob): Promise<SiteSettings> {
  const { source, report } = job
  const site = await readStarlight(source, report)
  copyPublic('public', job)
  const docs = starlightDocs(source, site).filter((doc) => isImported(doc, job))
  const addresses = new DocAddresses(docs)
  const fieldsOf = (doc: DocPlace) =>
    splitFrontMatter(source.readText(doc.file) ?? '', doc.file, () => {}).fields
  const sidebar = starlightSidebar({ site, docs, addresses, fieldsOf, report })
  const origins = new PolicyOrigins()
  for (const doc of docs) importText(doc, { site, sidebar, addresses, origins }, job)
  const policy = origins.setting
  return { ...settingsOf(site, sidebar, job), ...(policy ? { contentSecurityPolicy: policy } : {}) }
}

function isImported({ file, path }: DocPlace, { report }: ImportJob): boolean {
  const is404 = /^404\.mdx?$/.test(path)
  if (!is404 && !path.endsWith('.mdoc')) return true
  report.untranslated({
    file,
    what: is404 ? 'The page for addresses without a page' : 'A text in Markdoc',
    todo: is404
      ? 'The engine has its own. To change it, replace the part NotFound of the theme in site.code.ts.'
      : 'It was left out. Convert it to Markdown.',
  })
  return false
}

interface TextsContext {
  readonly site: StarlightSite
  readonly sidebar: StarlightSidebar
  readonly addresses: DocAddresses
  readonly origins: PolicyOrigins
}

function importText(doc: DocPlace, context: TextsContext, job: ImportJob): void {
  const { source, target, report } = job
  const { site, sidebar, addresses, origins } = context
  const { fields, locate, body, linesBefore } = splitFrontMatter(
    source.readText(doc.file) ?? '',
    doc.file,
    ({ message }) =>
      report.untranslated({
        file: doc.file,
        what: 'Front matter that cannot be read',
        todo: `It was left out: ${message}.`,
      }),
  )
  const text = { file: doc.file, linesBefore, report }
  const marked = translateCodeMarks(withoutTabs(body), text)
  const mdx = doc.file.endsWith('.mdx') ? translateStarlight(marked, text) : undefined
  const markdown = mdx === undefined ? undefined : withoutIndents(mdx)
  const plain = markdown ?? (doc.file.endsWith('.mdx') ? marked : cleanHtml(marked, 'md', text))
  // Only MDX can have tabs in a list.
  const needsMdx =
    doc.file.endsWith('.mdx') && (mdx === undefined || /^[ \t>]+:{3,}tabs\b/m.test(mdx))
  const format = needsMdx ? 'mdx' : 'md'
  const [root] = site.locales
  const newFile = doc.isPage
    ? `pages/${doc.locale === root?.id ? '' : `${doc.locale}/`}index.${format}`
    : docFile(doc).replace(/\.mdx?$/, `.${format}`)
  const also = (name: string) =>
    /^(?:~\/|\/?src\/)/.test(name) ? [posix.join('src', name.replace(/^(?:~\/|\/?src\/)/, ''))] : []
  const copied = copyFiles({ text, body: plain, format, newFile, also }, job)
  const hero = isFields(fields['hero'])
    ? heroMarkdown(fields['hero'], String(fields['title'] ?? ''))
    : ''
  const finished = hero + cleanFences(copied, text).replace(/^\n+/, '')
  origins.addFrom(finished, format)
  const label = sidebar.labels.get(`${doc.locale} ${doc.address}`)
  const own = starlightFields(fields, { ...doc, locate, addresses, report })
  const slug = textAt(fields, 'slug')
  const docFields = {
    ...own,
    sidebar_label: own['sidebar_label'] ?? label,
    slug: slug === undefined ? docSlug(doc) : `/${slug.replace(/^\/|\/$/g, '')}`,
  }
  const { sidebar_label: _label, sidebar_position: _position, ...pageFields } = own
  const all = doc.isPage ? { ...pageFields, hide_table_of_contents: true } : docFields
  target.add(newFile, { text: joinFrontMatter(all, finished) })
}

type NavItem = NonNullable<NonNullable<SiteSettings['navbar']>['items']>[number]

function settingsOf(
  { file, astro, starlight: options, locales }: StarlightSite,
  { items }: StarlightSidebar,
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
  const redirects = Object.entries(fieldsAt(astro, 'redirects')).flatMap(
    ([from, to]): [string, string][] => {
      const target = typeof to === 'string' ? to : textAt(to, 'destination')
      return target === undefined || from.includes('[') ? [] : [[from, target]]
    },
  )
  const base = textAt(astro, 'base')
  const description = textAt(options, 'description')
  const title = localizedLabel({ label: options['title'] ?? 'Docs' }, locales)
  const image = logoOf(fieldsAt(options, 'logo'), job)
  return {
    url: URL.canParse(url ?? '') ? new URL(url ?? '').origin : 'https://example.com',
    ...(base ? { base: `/${base.replace(/^\/|\/$/g, '')}/`.replace('//', '/') } : {}),
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
