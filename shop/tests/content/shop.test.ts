import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { publicationTime } from '../../../packages/awning/src/content/publicationTime.ts'
import { repositoryRoot } from '../../../packages/awning/tests/repositoryRoot.ts'
import config from '../../site.config.ts'
import { shopRoot } from '../shopRoot.ts'

// As a command, so that the build of the shop, which `npm test` runs later, finds the texts compiled.
it('awning check reports nothing about the shop’s own texts', async () => {
  const binary = join(repositoryRoot, 'packages/awning/bin/awning.mjs')
  const { stdout } = await promisify(execFile)(process.execPath, [binary, 'check', shopRoot])
  expect(stdout.trim().split('\n').at(-1)).toMatch(/: 0 errors, 0 warnings, 0 suggestions/)
  // Without a cache every text is compiled and highlighted first.
}, 60_000)

it('a text is published when its day begins in China', () => {
  expect(publicationTime('2030-05-01', config.timeZone)).toBe(Date.parse('2030-05-01T00:00+08:00'))
})
