import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../content/temporaryFolder.testing.ts'
import { startBuildProcess } from './buildProcess.ts'

/** Starts a script in place of the command line. */
function start(script: string) {
  const root = temporaryFolder({ 'cli.mjs': script })
  return startBuildProcess(join(root, 'cli.mjs'), root)
}

it('says which files follow when the pages are there, and then waits for the end', async () => {
  const { pages, end } = start(`
    const [command, root, option] = process.argv.slice(2)
    process.send({ pending: [command, option, String(root === import.meta.dirname)] }, () => process.disconnect())
  `)
  expect(await pages).toEqual(['build', '--pages-first', 'true'])
  expect(await end).toBe(0)
})

it('has no pages if it fails before', async () => {
  const { pages, end } = start('process.exit(3)')
  expect([await pages, await end]).toEqual([undefined, 3])
})
