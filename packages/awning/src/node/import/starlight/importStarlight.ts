import { posix } from 'node:path'
import type { SiteSettings } from '../../../config/site.ts'
import type { MarkdownFormat } from '../../../text/markdownVerbatim.ts'
import type { ImportJob, Importer } from '../importer.ts'
import type { SourcePlace } from '../importReport.ts'
import { joinFrontMatter, splitFrontMatter } from '../markdown/frontMatterText.ts'
import { brokenLink } from '../texts/brokenLink.ts'
import { cleanFences } from '../texts/cleanFences.ts'
import { cleanHtml } from '../texts/cleanHtml.ts'
import { copyFiles } from '../texts/copyFiles.ts'
import { copyPublic } from '../texts/copyPublic.ts'
import { DocAddresses, docFile, docSlug, type DocPlace } from '../texts/docAddresses.ts'
import { isFields } from '../texts/foreignValues.ts'
import { heroMarkdown } from '../texts/heroMarkdown.ts'
import { PolicyOrigins } from '../texts/policyOrigins.ts'
import { readFrontMatter } from '../texts/readFrontMatter.ts'
import { rewriteLinks, type ChangeLink, type FoundLink } from '../texts/rewriteLinks.ts'
import { placeIn } from '../texts/sourceText.ts'
import { translateCodeMarks } from './starlightCode.ts'
import { StarlightLinks } from './starlightLinks.ts'
import { starlightDocs } from './starlightDocs.ts'
import { starlightFields } from './starlightFields.ts'
import { readStarlight, settingsFiles, type StarlightSite } from './starlightSettings.ts'
import { starlightSiteSettings } from './starlightSiteSettings.ts'
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
  const links = new StarlightLinks(site, docs, addresses, job.target)
  for (const doc of docs) importText(doc, { site, sidebar, addresses, links, origins }, job)
  const policy = origins.setting
  return {
    ...starlightSiteSettings(site, sidebar, links, job),
    ...(policy ? { contentSecurityPolicy: policy } : {}),
  }
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
  readonly links: StarlightLinks
  readonly origins: PolicyOrigins
}

function importText(doc: DocPlace, context: TextsContext, job: ImportJob): void {
  const { source, target, report } = job
  const { site, sidebar, addresses, links, origins } = context
  const { fields, locate, body, linesBefore } = readFrontMatter(
    source.readText(doc.file) ?? '',
    doc.file,
    report,
  )
  const text = { file: doc.file, linesBefore, report }
  const newLink = (link: FoundLink, place: SourcePlace) => {
    const url = links.link(link, doc)
    if (url === undefined) report.untranslated(brokenLink(link.url, place))
    else if (url !== link.url) report.translated('Links to pages', place)
    return url ?? link.url
  }
  const marked = withNewLinks(
    translateCodeMarks(withoutTabs(body), text),
    doc.file.endsWith('.mdx') ? 'mdx' : 'md',
    (link) => newLink(link, placeIn(text, link.line)),
  )
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
  // What cannot be parsed is copied as it is; the report says so.
  const isParsed = format === 'md' || mdx !== undefined
  const copied = isParsed ? copyFiles({ text, body: plain, format, newFile, also }, job) : plain
  const heroPlace = { file: doc.file, line: locate('hero').line }
  const hero = isFields(fields['hero'])
    ? rewriteLinks(heroMarkdown(fields['hero'], String(fields['title'] ?? '')), 'md', (link) =>
        newLink(link, heroPlace),
      )
    : ''
  const finished = hero + cleanFences(copied, text).replace(/^\n+/, '')
  if (isParsed) origins.addFrom(finished, format)
  const label = sidebar.labels.get(`${doc.locale} ${doc.address}`)
  const own = starlightFields(fields, { ...doc, locate, addresses, report })
  const docFields = {
    ...own,
    sidebar_label: own['sidebar_label'] ?? label,
    slug: docSlug(doc),
  }
  const { sidebar_label: _label, sidebar_position: _position, ...pageFields } = own
  const all = doc.isPage ? { ...pageFields, hide_table_of_contents: true } : docFields
  target.add(newFile, { text: joinFrontMatter(all, finished) })
}

function withNewLinks(body: string, format: MarkdownFormat, change: ChangeLink): string {
  try {
    return rewriteLinks(body, format, change)
  } catch {
    // Text that cannot be parsed is reported where it is translated.
    return body
  }
}
