import { posix } from 'node:path'
import { docPath } from '../../../text/docPath.ts'
import type { SourceFolder } from '../source/sourceFolder.ts'
import type { DocPlace } from '../texts/docAddresses.ts'
import { folderOf, type LanguageFolder } from './languageFolders.ts'

/** Texts about the repository, which are no pages. */
const aboutRepository =
  /^(?:LICEN[CS]E|CONTRIBUTING|CODE_OF_CONDUCT|SECURITY|CHANGELOG|PULL_REQUEST_TEMPLATE)\b/i

/** Texts that the engine takes for the page of their folder. */
const folderPages = ['index', 'readme']

export interface PlainDoc extends DocPlace {
  /** A second text of its folder, which is shown below it: the solution of a task. */
  readonly solution?: string
}

/** The texts of a folder that become pages. */
export function plainTexts(source: SourceFolder): string[] {
  return source
    .files()
    .filter((file) => /\.mdx?$/.test(file) && !/(?:^|\/)[._]/.test(file) && !isAbout(file))
}

/** What the texts are in the new site. Those outside of the folders of languages are in the default one. */
export function plainDocs(
  files: readonly string[],
  locales: readonly LanguageFolder[],
  hasTutorial: boolean,
): PlainDoc[] {
  const texts = new Set(files)
  return files.flatMap((file): PlainDoc[] => {
    const solution = posix.join(posix.dirname(file), 'solution.md')
    const hasSolution = hasTutorial && texts.has(solution) && texts.has(fileBeside(file, 'task'))
    if (file === solution && hasSolution) return []
    const language = folderOf(file, locales)
    const moved = hasTutorial ? tutorialPath(file, texts) : file
    const path = language ? posix.relative(language.folder, moved) : moved
    const isTask = hasSolution && posix.basename(file) === 'task.md'
    return [
      {
        file,
        locale: language?.id ?? locales[0]?.id ?? 'en',
        path,
        address: isSecondPage(file, texts)
          ? posix.join('/', posix.dirname(path), 'readme')
          : docPath(path).path,
        ...(isTask ? { solution } : {}),
      },
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
function isSecondPage(file: string, texts: ReadonlySet<string>): boolean {
  return (
    nameOf(file) === 'readme' &&
    ['.md', '.mdx'].some((end) => texts.has(fileBeside(file, 'index', end)))
  )
}

function nameOf(file: string): string {
  return posix.basename(file, posix.extname(file)).toLowerCase()
}

function fileBeside(file: string, name: string, end = '.md'): string {
  return posix.join(posix.dirname(file), name + end)
}
