import { relative } from 'node:path'
import { expect, it } from 'vitest'
import { createVitest } from 'vitest/node'
import { repositoryRoot } from '../repositoryRoot.ts'
import { writtenFiles } from './writtenFiles.ts'

it('every file of unit tests is in a project, so that it is run', async () => {
  const vitest = await createVitest('test', { root: repositoryRoot, watch: false })
  const run = await vitest.globTestSpecifications()
  await vitest.close()
  const inProjects = new Set(run.map(({ moduleId }) => relative(repositoryRoot, moduleId)))
  const written = writtenFiles().filter((path) => /\.test\.tsx?$/.test(path))
  expect(written.filter((path) => !inProjects.has(path))).toEqual([])
})
