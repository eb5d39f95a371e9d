import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { createVitest } from 'vitest/node'
import { repositoryRoot } from '../repositoryRoot.ts'

/** Folders that are made, or installed. */
const made = new Set(['node_modules', 'dist', 'prebuilt'])

function testsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory())
      return made.has(entry.name) || entry.name.startsWith('.') ? [] : testsIn(path)
    return /\.test\.tsx?$/.test(entry.name) ? [path] : []
  })
}

it('every file of unit tests is in a project, so that it is run', async () => {
  const vitest = await createVitest('test', { root: repositoryRoot, watch: false })
  const run = await vitest.globTestSpecifications()
  await vitest.close()
  const inProjects = new Set(run.map(({ moduleId }) => relative(repositoryRoot, moduleId)))
  const written = testsIn(repositoryRoot).map((path) => relative(repositoryRoot, path))
  expect(written.filter((path) => !inProjects.has(path))).toEqual([])
})
