import { yamlText } from '../../../content/yamlText.ts'
import type { SiteSettings } from '../../../config/site.ts'
import type { Importer, ImportJob } from '../importer.ts'
import { list, record, text, type Data } from '../source/readData.ts'
import { AuthorList } from './authorList.ts'
import { docsVersions } from './docsVersions.ts'
import { importBlog, type ImportedBlog } from './importBlog.ts'
import { importDocs } from './importDocs.ts'
import { importPages } from './importPages.ts'
import { localeSettings } from './localeSettings.ts'
import { pluginsOf, sitePath, type PluginUse } from './plugins.ts'
import { readSettings, settingsFiles } from './readSettings.ts'
import { plain, redirectsOf } from './redirectsOf.ts'
import { reportSettings } from './reportSettings.ts'
import { SettingsMessages } from './settingsMessages.ts'
import { SiteAssets } from './siteAssets.ts'
import { SiteTexts } from './siteTexts.ts'
import { baseFolder } from '../texts/withoutBase.ts'
import {
  announcementSettings,
  footerSettings,
  logoSettings,
  navbarSettings,
  type ThemeContext,
} from './themeSettings.ts'

export const docusaurus: Importer = {
  name: 'Docusaurus',
  looksLike: settingsFiles[0],
  detect: (source) => source.firstFile(settingsFiles) !== undefined,
  run: importSite,
}

async function importSite(job: ImportJob): Promise<SiteSettings> {
  const { source, target, report } = job
  const { file, data } = await readSettings(job)
  const reportSetting = (what: string, todo: string) => report.untranslated({ file, what, todo })
  const locales = localeSettings(data, source, reportSetting)
  const ids = locales.map(({ id }) => id)
  const [standard = 'en', ...others] = ids
  const plugins = pluginsOf(data)
  const all = (name: string) => plugins.filter((plugin) => plugin.name === name)
  const assets = new SiteAssets(job)
  addStaticFiles(job, data, assets)
  const markdown = record(data['markdown'])
  const texts = new SiteTexts(
    job,
    assets,
    { admonitions: ownAdmonitions(plugins), math: usesMath(plugins) },
    text(markdown['format']) ?? 'mdx',
  )
  const versions = all('content-docs').flatMap((plugin) => docsVersions(job, plugin, others))
  const docs = await importDocs(job, versions, texts, standard)
  const authors = new AuthorList(job, assets)
  const blogs = all('content-blog').flatMap(
    (plugin) => importBlog(job, plugin, texts, authors, ids) ?? [],
  )
  const pages = all('content-pages').map((plugin) => importPages(job, plugin, texts, ids))
  texts.write()
  addBlogFiles(job, blogs, authors, standard)

  const addresses = new Set(
    [
      '/',
      ...docs.addresses,
      ...blogs.flatMap((blog) => blog.addresses),
      ...pages.flatMap((page) => page.addresses),
    ].map(plain),
  )
  const left = pages.flatMap((page) => page.left)
  addHomePage(job, docs.settings, addresses, left, data, standard)
  const theme = record(data['themeConfig'])
  const base = baseFolder(text(data['baseUrl']) ?? '/')
  const context: ThemeContext = {
    base,
    docs,
    messages: new SettingsMessages(source, ids),
    hasPublicFile: (path) => target.has(`public${path}`),
    report: reportSetting,
  }
  reportSettings(data, plugins, reportSetting)
  const redirects = Object.assign(
    {},
    ...all('client-redirects').map(({ options }) => redirectsOf(options, addresses, reportSetting)),
  ) as Record<string, string>
  const favicon = `/${(text(data['favicon']) ?? '').replace(/^\//, '')}`
  const hosts = Object.fromEntries(
    [...texts.hosts].map(([directive, origins]) => [directive, [...origins].toSorted()]),
  )
  return {
    url: (text(data['url']) ?? 'https://example.com').replace(/\/+$/, ''),
    ...(base === '/' ? {} : { base }),
    title: text(data['title']) ?? 'Site',
    ...(text(data['tagline']) ? { tagline: text(data['tagline']) ?? '' } : {}),
    ...(locales.length > 1 || standard !== 'en' ? { locales, defaultLocale: standard } : {}),
    ...(data['trailingSlash'] === true ? { trailingSlash: 'always' as const } : {}),
    ...(data['trailingSlash'] === false ? { trailingSlash: 'never' as const } : {}),
    ...(target.has(`public${favicon}`) ? { favicon } : {}),
    logo: logoSettings(theme, context),
    docs: docs.settings,
    ...(blogs.length > 0 ? { posts: blogs.map(({ settings }) => settings) } : {}),
    navbar: navbarSettings(theme, context),
    footer: footerSettings(theme, context),
    announcement: announcementSettings(theme, context),
    ...(Object.keys(redirects).length > 0 ? { redirects } : {}),
    ...(usesMath(plugins) ? { math: true } : {}),
    ...analytics(plugins),
    ...(Object.keys(hosts).length > 0 ? { contentSecurityPolicy: hosts } : {}),
    // Links to pages that were not imported must not keep the new site from being built.
    links: { broken: 'warn' },
  }
}

function addStaticFiles({ source }: ImportJob, data: Data, assets: SiteAssets): void {
  const written = data['staticDirectories']
  const folders = Array.isArray(written) ? written.map(String) : ['static']
  for (const path of folders) {
    const folder = source.folderAt(sitePath(source.root, path))
    if (folder) assets.addFolder(folder, 'public', () => true)
  }
}

function addBlogFiles(
  { target }: ImportJob,
  blogs: readonly ImportedBlog[],
  authors: AuthorList,
  locale: string,
): void {
  const tags = Object.fromEntries(
    blogs
      .map(({ settings, tags: list }) => [settings.id, list.labels(locale)] as const)
      .filter(([, labels]) => Object.keys(labels).length > 0),
  )
  if (Object.keys(tags).length > 0) target.add('content/tags.yml', { text: yamlText(tags) })
  if (Object.keys(authors.people).length > 0)
    target.add('content/authors.yml', { text: yamlText(authors.people) })
}

/** Where the docs are the whole site and the home page was made with React, there has to be one. */
function addHomePage(
  { target }: ImportJob,
  docs: SiteSettings['docs'],
  addresses: ReadonlySet<string>,
  left: readonly string[],
  data: Data,
  locale: string,
): void {
  if (
    !docs ||
    docs.path !== '/' ||
    !left.includes('/') ||
    target.has('pages/index.md') ||
    target.has('pages/index.mdx')
  )
    return
  if ([...target.paths].some((path) => path.startsWith(`content/${locale}/docs/index.`))) return
  const starts = list(record(record(data['themeConfig'])['navbar'])['items'])
    .map(record)
    .flatMap((item) => {
      const [to, label] = [text(item['to']), text(item['label'])]
      return to !== undefined &&
        label !== undefined &&
        addresses.has(plain(`/${to.replace(/^\//, '')}`))
        ? [`- [${label}](/${to.replace(/^\//, '')})`]
        : []
    })
  const fields = yamlText({
    title: text(data['title']) ?? 'Home',
    ...(text(data['tagline']) ? { description: text(data['tagline']) } : {}),
  })
  target.add('pages/index.md', {
    text: `---\n${fields}---\n\n${text(data['tagline']) ?? ''}\n\n${starts.join('\n')}\n`,
  })
}

function ownAdmonitions(plugins: readonly PluginUse[]): Set<string> {
  return new Set(
    plugins.flatMap(({ options }) => list(record(options['admonitions'])['keywords']).map(String)),
  )
}

function usesMath(plugins: readonly PluginUse[]): boolean {
  return plugins.some(({ options }) =>
    list(options['remarkPlugins']).some((plugin) =>
      JSON.stringify(plugin ?? null).includes('remark-math'),
    ),
  )
}

function analytics(plugins: readonly PluginUse[]): Pick<SiteSettings, 'analytics'> {
  const gtag = plugins.find(({ name }) => name === 'gtag' || name === 'google-gtag')
  const written = gtag?.options['trackingID']
  const id = Array.isArray(written) ? text(written[0]) : text(written)
  return id?.startsWith('G-') ? { analytics: { ga4: { id } } } : {}
}
