import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../repositoryRoot.ts'

/**
 * What is written in a test that builds a site with MDX or code, or with another base: a process can load only one such
 * bundle. Files and names that only occur in a mistake are found as well, which costs nothing but time.
 */
const ownBundle = /\.mdx\b|\.tsx\b|\bsite\.code\b|\b(?:lab|game)Files\b|\bbase: '\/\w|\bstartDev\b/

/**
 * Tests in which such a name occurs, and which load no such bundle: they only read sources, or the mistakes in their MDX end
 * the build before. `checkOwnProcess` notices if that changes.
 */
const withoutBundle =
  /\/(?:src|architecture|contracts|examples)\/|\/(?:assetBounds|authorMistakes|contentChecks|warnings|markdown)\.test/

/** What is written in a test that changes globals, or measures the time that its own process needs. */
const ownGlobals =
  /\bvi\.(?:mock|spyOn|stubGlobal|useFakeTimers)\b|\bassign\(globalThis\b|\bfakeBrowser\b|\bstubStorage\b|\bcpuUsage\b|\bperformance\.now\b/

/** The test files below some folders, relative to the repository, that need a process of their own. */
export function filesWithOwnProcess(folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => {
      const text = readFileSync(join(repositoryRoot, file), 'utf8')
      return ownGlobals.test(text) || (ownBundle.test(text) && !withoutBundle.test(file))
    })
}

/** The environment of test files that run in one process, one after another. */
export const sharesProcess = { SHARES_PROCESS: '1' }

/** Fails if a file that runs in one process with others has loaded a bundle of its own: the others would render with it. */
export function checkOwnProcess(): void {
  if (process.env['SHARES_PROCESS'] !== undefined)
    throw new Error('this file needs a process of its own; extend the patterns in ownProcess.ts')
}
