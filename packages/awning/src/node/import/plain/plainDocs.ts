import { posix } from 'node:path'
import { docPath } from '../../../text/docPath.ts'
import type { SourceFolder } from '../source/sourceFolder.ts'
import type { DocPlace } from '../texts/docAddresses.ts'

/** Texts about the repository, which are no pages. */
const aboutRepository =
  /^(?:LICEN[CS]E|CONTRIBUTING|CODE_OF_CONDUCT|SECURITY|CHANGELOG|PULL_REQUEST_TEMPLATE)\b/i

/** Texts that the engine takes for the page of their folder. */
const folderPages = ['index', 'readme']

export interface PlainDoc extends DocPlace {
  /** A second text of its folder, which is shown below it: the solution of a task. */
  readonly solution?: string
}

/** All texts of a folder, in the language that most of them are in. */
export function plainDocs(source: SourceFolder, locale: string, hasTutorial: boolean): PlainDoc[] {
  const files = source
    .files()
    .filter((file) => /\.mdx?$/.test(file) && !/(?:^|\/)[._]/.test(file) && !isAbout(file))
  const texts = new Set(files)
  return files.flatMap((file): PlainDoc[] => {
    const solution = posix.join(posix.dirname(file), 'solution.md')
    const hasSolution = hasTutorial && texts.has(solution) && texts.has(fileBeside(file, 'task'))
    if (file === solution && hasSolution) return []
    const path = hasTutorial ? tutorialPath(file, texts) : file
    const isTask = hasSolution && posix.basename(file) === 'task.md'
    return [
      { file, locale, path, address: addressOf(path, texts), ...(isTask ? { solution } : {}) },
    ]
  })
}

function isAbout(file: string): boolean {
  return !file.includes('/') && aboutRepository.test(file)
}

/** In a tutorial, the page of a folder without one is its article, or else its task. */
function tutorialPath(file: string, texts: ReadonlySet<string>): string {
  const folder = posix.dirname(file)
  const name = posix.basename(file)
  const isPage =
    name === 'article.md' || (name === 'task.md' && !texts.has(fileBeside(file, 'article')))
  if (!isPage) return file
  const hasPage = [...texts].some(
    (other) => posix.dirname(other) === folder && folderPages.includes(nameOf(other)),
  )
  return hasPage ? file : fileBeside(file, 'index')
}

/** Beside an index, a README is a page like others: two pages cannot have one address. */
function addressOf(path: string, texts: ReadonlySet<string>): string {
  const isSecond =
    nameOf(path) === 'readme' &&
    ['.md', '.mdx'].some((end) => texts.has(fileBeside(path, 'index', end)))
  return isSecond ? posix.join('/', posix.dirname(path), 'readme') : docPath(path).path
}

function nameOf(file: string): string {
  return posix.basename(file, posix.extname(file)).toLowerCase()
}

function fileBeside(file: string, name: string, end = '.md'): string {
  return posix.join(posix.dirname(file), name + end)
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
