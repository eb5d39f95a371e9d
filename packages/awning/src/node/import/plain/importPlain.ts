import { posix } from 'node:path'
import type { SiteSettings } from '../../../config/site.ts'
import { docSchema } from '../../../content/schemas.ts'
import type { ImportJob, Importer } from '../importer.ts'
import { joinFrontMatter, splitFrontMatter } from '../markdown/frontMatterText.ts'
import { cleanFences } from '../texts/cleanFences.ts'
import { cleanHtml } from '../texts/cleanHtml.ts'
import { copyFiles } from '../texts/copyFiles.ts'
import { docFile } from '../texts/docAddresses.ts'
import { PolicyOrigins } from '../texts/policyOrigins.ts'
import type { SourceText } from '../texts/sourceText.ts'
import { languageOf, plainDocs, type PlainDoc } from './plainDocs.ts'
import { PlainLinks } from './plainLinks.ts'
import { translateBoxes, withoutMarkLines } from './tutorialBoxes.ts'
import { translateTutorial } from './tutorialMarkdown.ts'

export const markdown: Importer = {
  name: 'plain Markdown',
  looksLike: '.md file',
  detect: (source) => source.files().some((file) => /\.mdx?$/.test(file)),
  run: async (job) => importFolder(job),
}

function importFolder(job: ImportJob): SiteSettings {
  const { source, target, report } = job
  const locale = languageOf(source)
  const docs = plainDocs(source, locale)
  const links = new PlainLinks(docs, source)
  const origins = new PolicyOrigins()
  for (const doc of docs) importText(doc, locale, links, origins, job)
  const home = `content/${locale}/docs/index.md`
  const title = posix.basename(source.root)
  if (!target.has(home)) {
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
  links: PlainLinks,
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
  const fields = isEmpty ? { title: posix.basename(posix.dirname(doc.path)) } : own.fields
  if (source.isFile(doc.file)) target.add(docFile(doc), { text: joinFrontMatter(fields, body) })
}

function translated(
  file: string,
  doc: PlainDoc,
  links: PlainLinks,
  job: ImportJob,
): { fields: Readonly<Record<string, unknown>>; body: string } {
  const { source, report } = job
  const format = file.endsWith('.mdx') ? 'mdx' : 'md'
  const written = withFieldsAsFrontMatter(source.readText(file) ?? '')
  const { fields, locate, body, linesBefore } = splitFrontMatter(written, file, ({ message }) =>
    report.untranslated({
      file,
      what: 'Front matter that cannot be read',
      todo: `It was left out: ${message}.`,
    }),
  )
  const text: SourceText = { file, linesBefore, report }
  const known = Object.entries(fields).filter(([name, value]) => {
    if (docSchema.safeParse({ [name]: value }).success) return true
    const place = { file, line: locate(name).line }
    report.untranslated({
      ...place,
      what: `Front matter \`${name}\``,
      todo: 'The engine has no such field, so it was left out.',
    })
    return false
  })
  const boxed = format === 'md' ? translateBoxes(body, text) : body
  const prose = format === 'md' ? translateTutorial(boxed, doc, links, text) : boxed
  const html = format === 'md' ? cleanHtml(prose, format, text) : prose
  const copied = copyFiles({ text, body: html, format, newFile: docFile(doc) }, job)
  return { fields: Object.fromEntries(known), body: withoutMarkLines(cleanFences(copied, text)) }
}

/** Some collections write fields above a rule, without one before them. */
function withFieldsAsFrontMatter(written: string): string {
  const fields = /^\s*((?:[a-z]+:[^\n]*\n(?:[ \t]+[^\n]*\n)*)+)\s*\n?---[ \t]*(?=\n)/.exec(written)
  return fields ? `---\n${fields[1]}---${written.slice(fields[0].length)}` : written
}
