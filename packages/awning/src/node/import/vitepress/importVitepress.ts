import { posix } from 'node:path'
import type { SiteSettings } from '../../../config/site.ts'
import type { ImportJob, Importer } from '../importer.ts'
import type { ImportReport, SourcePlace } from '../importReport.ts'
import { joinFrontMatter } from '../markdown/frontMatterText.ts'
import { brokenLink } from '../texts/brokenLink.ts'
import { cleanFences } from '../texts/cleanFences.ts'
import { copyFiles } from '../texts/copyFiles.ts'
import { copyPublic } from '../texts/copyPublic.ts'
import { DocAddresses, docFile, docSlug, type DocPlace } from '../texts/docAddresses.ts'
import { PolicyOrigins } from '../texts/policyOrigins.ts'
import { rewriteLinks, type FoundLink } from '../texts/rewriteLinks.ts'
import { placeIn } from '../texts/sourceText.ts'
import { textAt } from '../texts/foreignValues.ts'
import { closeContainers } from './closeContainers.ts'
import { readVitepressText, type VitepressText } from './readVitepressText.ts'
import { vitepressDocs } from './vitepressDocs.ts'
import { vitepressFields } from './vitepressFields.ts'
import { homeMarkdown } from './vitepressHome.ts'
import { VitepressLinks } from './vitepressLinks.ts'
import { translateVitepress } from './vitepressMarkdown.ts'
import { hasOwnSlugs, VitepressSections } from './vitepressSections.ts'
import { readVitepress, settingsFiles, type VitepressSite } from './vitepressSettings.ts'
import { vitepressSidebars, type Sidebars } from './vitepressSidebars.ts'
import { vitepressSiteSettings } from './vitepressSiteSettings.ts'
import { withVitepressIds } from './withVitepressIds.ts'

export const vitepress: Importer = {
  name: 'VitePress',
  looksLike: settingsFiles[0] ?? '',
  detect: (source) => source.firstFile(settingsFiles) !== undefined,
  run: importSite,
}

async function importSite(job: ImportJob): Promise<SiteSettings> {
  const site = await readVitepress(job.source, job.report)
  copyPublic(posix.join(site.texts, 'public'), job)
  const docs = vitepressDocs(job.source, site)
  const addresses = new DocAddresses(docs)
  const sidebars = vitepressSidebars(site, addresses, job.report)
  const origins = new PolicyOrigins()
  const defaultLocale = site.locales[0]?.id ?? 'en'
  const ownSlugs = hasOwnSlugs(site.settings)
  const texts = docs.map((doc) => readVitepressText(doc, site, job))
  const sections = new VitepressSections(texts, ownSlugs)
  const links = new VitepressLinks(site, docs, addresses, sections, job.target)
  for (const text of texts) {
    const { doc } = text
    if (doc.locale !== defaultLocale && !addresses.find(defaultLocale, doc.address))
      reportOnlyTranslation(doc, job)
    importText(text, { site, sidebars, addresses, links, origins, defaultLocale, ownSlugs }, job)
  }
  reportCode(site, job)
  const policy = origins.setting
  return {
    ...vitepressSiteSettings(site, sidebars, job),
    ...(policy ? { contentSecurityPolicy: policy } : {}),
  }
}

interface TextsContext {
  readonly site: VitepressSite
  readonly sidebars: Sidebars
  readonly addresses: DocAddresses
  readonly links: VitepressLinks
  readonly origins: PolicyOrigins
  readonly defaultLocale: string
  /** Whether ids of headings are made by a function of the site. */
  readonly ownSlugs: boolean
}

function importText(
  { doc, fields, locate, body, headings, text }: VitepressText,
  context: TextsContext,
  job: ImportJob,
): void {
  const { target, report } = job
  const { site, sidebars, addresses, links, origins, defaultLocale, ownSlugs } = context
  const translated = translateVitepress(body, fields, text)
  const linked = rewriteLinks(translated, 'md', (link) =>
    newLink(link, doc, placeIn(text, link.line), links, report),
  )
  const ids = new Map(ownSlugs ? [] : headings.map(({ line, id }) => [line, id]))
  const identified = withVitepressIds(linked, ids)
  const newFile = doc.isPage ? homeFile(doc, defaultLocale) : docFile(doc)
  const also = (name: string) =>
    /^@\/?/.test(name) ? [posix.join(site.texts, name.replace(/^@\/?/, ''))] : []
  const copied = copyFiles({ text, body: identified, format: 'md', newFile, also }, job)
  const place = { file: doc.file, line: locate('hero').line }
  const home = rewriteLinks(
    textAt(fields, 'layout') === 'home' ? homeMarkdown(fields) : '',
    'md',
    (link) => newLink(link, doc, place, links, report),
  )
  const finished = home + closeContainers(cleanFences(copied, text))
  origins.addFrom(finished, 'md')
  const label = sidebars.labels.get(doc.file)
  const ownFields = vitepressFields(fields, { ...doc, locate, addresses, report })
  const slug = doc.isPage ? undefined : docSlug(doc)
  const all = {
    ...ownFields,
    ...(doc.isPage ? { hide_table_of_contents: true } : { sidebar_label: label, slug }),
  }
  target.add(newFile, { text: joinFrontMatter(withTitle(all, finished, doc), finished) })
}

/** The address of a link in the new site. One that leads to no page stays as it is, and is reported. */
function newLink(
  { url, kind }: FoundLink,
  doc: DocPlace,
  place: SourcePlace,
  links: VitepressLinks,
  report: ImportReport,
): string {
  // VitePress changes only links of Markdown.
  const link = kind === 'link' ? links.link(url, doc) : url
  if (link === undefined) report.untranslated(brokenLink(url, place))
  else if (link !== url) report.translated('Links to pages and sections', place)
  return link ?? url
}

/** A page needs something to show: one of nothing but components has its title alone. */
function withTitle(
  fields: Record<string, unknown>,
  body: string,
  { address }: DocPlace,
): Record<string, unknown> {
  if (fields['title'] !== undefined || /^# /m.test(body)) return fields
  return { title: posix.basename(address) || 'Home', ...fields }
}

function homeFile({ locale }: DocPlace, defaultLocale: string): string {
  return locale === defaultLocale ? 'pages/index.md' : `pages/${locale}/index.md`
}

function reportOnlyTranslation({ file }: DocPlace, { report }: ImportJob): void {
  report.untranslated({
    file,
    what: 'A translation without an original',
    todo: 'Pages exist in the default language first, so this one is not shown. Write the original, or move the text.',
  })
}

/** What makes pages with code, and has no equivalent. */
function reportCode({ texts }: VitepressSite, { source, report }: ImportJob): void {
  for (const file of source.files())
    if (/^\.vitepress\/theme\/index\.\w+$/.test(file))
      report.untranslated({
        file,
        what: 'The theme',
        todo: 'Components and styles of Vue were not translated. Colours and style sheets are settings (`theme`), parts of the page are React components in site.code.ts.',
      })
    else if (file.startsWith(texts) && /(?:\.data|\.paths)\.\w+$/.test(file))
      report.untranslated({
        file,
        what: 'Code that loads data or makes pages',
        todo: 'It was not translated. A blog is the setting `posts`; other pages are files in `pages/`, in Markdown or React.',
      })
}
