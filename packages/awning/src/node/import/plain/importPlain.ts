import { posix } from 'node:path'
import type { SiteSettings } from '../../../config/site.ts'
import type { ImportJob, Importer } from '../importer.ts'
import { joinFrontMatter, splitFrontMatter } from '../markdown/frontMatterText.ts'
import { cleanFences } from '../texts/cleanFences.ts'
import { cleanHtml } from '../texts/cleanHtml.ts'
import { copyFiles } from '../texts/copyFiles.ts'
import { docFile, docSlug } from '../texts/docAddresses.ts'
import { PolicyOrigins } from '../texts/policyOrigins.ts'
import type { SourceText } from '../texts/sourceText.ts'
import { isTutorial } from './isTutorial.ts'
import { languageOf, plainDocs, type PlainDoc } from './plainDocs.ts'
import { plainFields } from './plainFields.ts'
import { withoutMarkLines } from './tutorialBoxes.ts'
import { TutorialLinks } from './tutorialLinks.ts'
import { translateTutorial, withFieldsAsFrontMatter } from './tutorialMarkdown.ts'

export const markdown: Importer = {
  name: 'plain Markdown',
  looksLike: '.md file',
  detect: (source) => source.files().some((file) => /\.mdx?$/.test(file)),
  run: async (job) => importFolder(job),
}

function importFolder(job: ImportJob): SiteSettings {
  const { source, target, report } = job
  const locale = languageOf(source)
  const hasTutorial = isTutorial(source.files())
  const docs = plainDocs(source, locale, hasTutorial)
  const links = hasTutorial ? new TutorialLinks(docs, source) : undefined
  const origins = new PolicyOrigins()
  for (const doc of docs) importText(doc, locale, links, origins, job)
  const title = posix.basename(source.root)
  if (!docs.some(({ address }) => address === '/')) {
    const home = `content/${locale}/docs/index.md`
    target.add(home, { text: `# ${title}\n` })
    report.untranslated({
      file: '',
      what: 'The home page',
      todo: `The folder has none, so ${home} has nothing but a title. Write it.`,
    })
  }
  report.untranslated({
    file: '',
    what: 'The settings',
    todo: 'Plain Markdown has none. Write address and title into site.config.ts.',
  })
  const policy = origins.setting
  return {
    url: 'https://example.com',
    title,
    locales: [{ id: locale }],
    docs: { path: '/' },
    links: { broken: 'warn' },
    ...(policy ? { contentSecurityPolicy: policy } : {}),
  }
}

function importText(
  doc: PlainDoc,
  locale: 'zh' | 'en',
  links: TutorialLinks | undefined,
  origins: PolicyOrigins,
  job: ImportJob,
): void {
  const { source, target } = job
  const format = doc.file.endsWith('.mdx') ? 'mdx' : 'md'
  const own = translated(doc.file, doc, links, job)
  const solution =
    doc.solution === undefined ? undefined : translated(doc.solution, doc, links, job).body
  const solutionTitle = locale === 'zh' ? '解答' : 'Solution'
  const box = ':'.repeat(12)
  const body = solution?.trim()
    ? `${own.body.trimEnd()}\n\n${box}details ${solutionTitle}\n\n${solution.trim()}\n\n${box}\n`
    : own.body
  origins.addFrom(body, format)
  const isEmpty = body.trim() === '' && own.fields['title'] === undefined
  const title = isEmpty ? posix.basename(posix.dirname(doc.path)) : undefined
  const fields = { slug: docSlug(doc), title, ...own.fields }
  if (source.isFile(doc.file)) target.add(docFile(doc), { text: joinFrontMatter(fields, body) })
}

function translated(
  file: string,
  doc: PlainDoc,
  links: TutorialLinks | undefined,
  job: ImportJob,
): { fields: Readonly<Record<string, unknown>>; body: string } {
  const { source, report } = job
  const format = file.endsWith('.mdx') ? 'mdx' : 'md'
  const written = source.readText(file) ?? ''
  const { fields, locate, body, linesBefore } = splitFrontMatter(
    links ? withFieldsAsFrontMatter(written) : written,
    file,
    ({ message }) =>
      report.untranslated({
        file,
        what: 'Front matter that cannot be read',
        todo: `It was left out: ${message}.`,
      }),
  )
  const text: SourceText = { file, linesBefore, report }
  const prose = links && format === 'md' ? translateTutorial(body, doc, links, text) : body
  const html = format === 'md' ? cleanHtml(prose, format, text) : prose
  const copied = copyFiles({ text, body: html, format, newFile: docFile(doc) }, job)
  const finished = cleanFences(copied, text)
  return {
    fields: plainFields(fields, { file, locate, report }),
    body: links ? withoutMarkLines(finished) : finished,
  }
}
