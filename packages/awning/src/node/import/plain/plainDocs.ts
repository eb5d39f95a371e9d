import { posix } from 'node:path'
import { docPath } from '../../../text/docPath.ts'
import type { SourceFolder } from '../source/sourceFolder.ts'
import type { DocPlace } from '../texts/docAddresses.ts'

/** Texts about the repository, which are no pages. */
const aboutRepository =
  /^(?:LICEN[CS]E|CONTRIBUTING|CODE_OF_CONDUCT|SECURITY|CHANGELOG|PULL_REQUEST_TEMPLATE)\b/i

/** Texts that are the page of their folder, the first that exists. */
const folderPages = ['index', 'readme', 'article', 'task']

export interface PlainDoc extends DocPlace {
  /** A second text of its folder, which is shown below it: the solution of a task. */
  readonly solution?: string
}

/** All texts of a folder, in the language that most of them are in. */
export function plainDocs(source: SourceFolder, locale: string): PlainDoc[] {
  const files = source
    .files()
    .filter((file) => /\.mdx?$/.test(file) && !/(?:^|\/)[._]/.test(file) && !isAbout(file))
  const texts = new Set(files)
  return files.flatMap((file): PlainDoc[] => {
    const folder = posix.dirname(file)
    const solution = posix.join(folder, 'solution.md')
    const hasTask = texts.has(posix.join(folder, 'task.md'))
    if (file === solution && hasTask) return []
    const path = isFolderPage(file, texts)
      ? posix.join(folder, `index${posix.extname(file)}`)
      : file
    const isTask = posix.basename(file) === 'task.md' && texts.has(solution)
    const address = docPath(path).path
    return [{ file, locale, path, address, ...(isTask ? { solution } : {}) }]
  })
}

function isAbout(file: string): boolean {
  return !file.includes('/') && aboutRepository.test(file)
}

function isFolderPage(file: string, texts: ReadonlySet<string>): boolean {
  const folder = posix.dirname(file)
  const name = posix.basename(file).replace(/\.mdx?$/, '')
  const found = folderPages.find(
    (page) =>
      [...texts].length > 0 && ['.md', '.mdx'].some((end) => hasText(texts, folder, page + end)),
  )
  return found !== undefined && name.toLowerCase() === found
}

function hasText(texts: ReadonlySet<string>, folder: string, name: string): boolean {
  const upper = name.replace(/^readme/, 'README')
  return texts.has(posix.join(folder, name)) || texts.has(posix.join(folder, upper))
}

/** Chinese if a good part of the letters is, English otherwise. */
export function languageOf(source: SourceFolder): 'zh' | 'en' {
  const sample = source
    .files()
    .filter((file) => file.endsWith('.md'))
    .slice(0, 50)
    .map((file) => source.readText(file) ?? '')
    .join('')
  const chinese = sample.match(/\p{Script=Han}/gu)?.length ?? 0
  return chinese > sample.length / 20 ? 'zh' : 'en'
}
