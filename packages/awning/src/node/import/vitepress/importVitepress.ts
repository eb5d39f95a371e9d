import { posix } from 'node:path'
import type { SiteSettings } from '../../../config/site.ts'
import type { ImportJob, Importer } from '../importer.ts'
import { joinFrontMatter, splitFrontMatter } from '../markdown/frontMatterText.ts'
import { cleanFences } from '../texts/cleanFences.ts'
import { copyFiles } from '../texts/copyFiles.ts'
import { copyPublic } from '../texts/copyPublic.ts'
import { DocAddresses, docFile, docSlug, type DocPlace } from '../texts/docAddresses.ts'
import { PolicyOrigins } from '../texts/policyOrigins.ts'
import { textAt } from '../texts/foreignValues.ts'
import { withIncludedTexts } from './includedTexts.ts'
import { vitepressDocs } from './vitepressDocs.ts'
import { vitepressFields } from './vitepressFields.ts'
import { homeMarkdown } from './vitepressHome.ts'
import { translateVitepress } from './vitepressMarkdown.ts'
import { readVitepress, settingsFiles, type VitepressSite } from './vitepressSettings.ts'
import { vitepressSidebars, type Sidebars } from './vitepressSidebars.ts'
import { vitepressSiteSettings } from './vitepressSiteSettings.ts'

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
  for (const doc of docs) {
    if (doc.locale !== defaultLocale && !addresses.find(defaultLocale, doc.address))
      reportOnlyTranslation(doc, job)
    importText(doc, { site, sidebars, addresses, origins, defaultLocale }, job)
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
  readonly origins: PolicyOrigins
  readonly defaultLocale: string
}

function importText(doc: DocPlace, context: TextsContext, job: ImportJob): void {
  const { source, target, report } = job
  const { site, sidebars, addresses, origins, defaultLocale } = context
  const written = source.readText(doc.file) ?? ''
  const { fields, locate, body, linesBefore } = splitFrontMatter(written, doc.file, ({ message }) =>
    report.untranslated({
      file: doc.file,
      what: 'Front matter that cannot be read',
      todo: `It was left out: ${message}.`,
    }),
  )
  const text = { file: doc.file, linesBefore, report }
  const included = withIncludedTexts(body, doc.file, site.texts, job)
  const translated = translateVitepress(included, fields, text)
  const newFile = doc.isPage ? homeFile(doc, defaultLocale) : docFile(doc)
  const also = (name: string) =>
    /^@\/?/.test(name) ? [posix.join(site.texts, name.replace(/^@\/?/, ''))] : []
  const copied = copyFiles({ text, body: translated, format: 'md', newFile, also }, job)
  const home = textAt(fields, 'layout') === 'home' ? homeMarkdown(fields) : ''
  const finished = home + cleanFences(copied, text)
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
