import { posix } from 'node:path'
import { samePathKey } from '../../../config/address.ts'
import type { SiteSettings } from '../../../config/site.ts'
import type { ImportJob, Importer } from '../importer.ts'
import { PolicyOrigins } from '../texts/policyOrigins.ts'
import { importPlainText } from './importPlainText.ts'
import { isTutorial } from './isTutorial.ts'
import { folderOf, type LanguageFolder } from './languageFolders.ts'
import { namedAsOriginals } from './namedAsOriginals.ts'
import { plainDocs, plainTexts, type PlainDoc } from './plainDocs.ts'
import { plainLocales } from './plainLocales.ts'
import { TutorialLinks } from './tutorialLinks.ts'

export const markdown: Importer = {
  name: 'plain Markdown',
  looksLike: '.md file',
  detect: (source) => source.files().some((file) => /\.mdx?$/.test(file)),
  run: async (job) => importFolder(job),
}

function importFolder(job: ImportJob): SiteSettings {
  const { source, target, report } = job
  const hasTutorial = isTutorial(source.files())
  const texts = plainTexts(source)
  const locales = plainLocales(texts, source, report)
  const defaultLocale = locales[0]?.id ?? 'en'
  const imported = importedDocs(plainDocs(texts, locales, hasTutorial), locales, job)
  const docs = namedAsOriginals(imported, defaultLocale, report)
  const links = hasTutorial ? new TutorialLinks(docs, source) : undefined
  const origins = new PolicyOrigins()
  const byFile = new Map(docs.map((doc) => [doc.file, doc]))
  for (const doc of docs) importPlainText(doc, { byFile, links, origins, defaultLocale }, job)
  const title = posix.basename(source.root)
  if (!docs.some(({ address, locale }) => address === '/' && locale === defaultLocale)) {
    const home = `content/${defaultLocale}/docs/index.md`
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
    locales: locales.map(({ id, lang }) => (id === lang ? { id } : { id, lang })),
    docs: { path: '/' },
    links: { broken: 'warn' },
    ...(policy ? { contentSecurityPolicy: policy } : {}),
  }
}

/** Without texts outside of the folders of languages whose address one of those has, such as a README that leads to the languages. */
function importedDocs(
  docs: readonly PlainDoc[],
  locales: readonly LanguageFolder[],
  { report }: ImportJob,
): PlainDoc[] {
  const keyOf = ({ locale, address }: PlainDoc) => `${locale} ${samePathKey(address)}`
  const isInFolder = ({ file }: PlainDoc) => folderOf(file, locales) !== undefined
  const taken = new Set(docs.filter(isInFolder).map(keyOf))
  return docs.filter((doc) => {
    if (isInFolder(doc) || !taken.has(keyOf(doc))) return true
    report.untranslated({
      file: doc.file,
      what: 'A text whose address another one has',
      todo: 'It was left out, because a text in the folder of a language is at the same address. Copy what is missing there.',
    })
    return false
  })
}
