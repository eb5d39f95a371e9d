import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, it } from 'vitest'
import { repositoryRoot } from '../repositoryRoot.ts'

const source = join(repositoryRoot, 'packages/awning/src')
const read = (file: string) => readFileSync(join(source, file), 'utf8')

/** The components that a file imports when they are rendered, by their paths from the sources on. */
const lateImports = (file: string, pattern: RegExp) =>
  Array.from(read(file).matchAll(pattern), ([, path = '']) => posix.join(posix.dirname(file), path))

it('parts of pages that are imported when they are rendered are loaded before the first page', () => {
  const components = ['pages', 'theme'].flatMap((folder) =>
    readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => posix.join(folder, name.replaceAll('\\', '/'))),
  )
  const late = components.flatMap((file) => lateImports(file, /await import\('([^']+\.tsx)'\)/g))
  expect(late.length).toBeGreaterThan(5)
  expect([...new Set(late)].toSorted()).toEqual(
    lateImports('pages/lateParts.ts', /import\('([^']+\.tsx)'\)/g).toSorted(),
  )
})
