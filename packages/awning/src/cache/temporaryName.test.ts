import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { removeAbandoned, temporaryName } from './temporaryName.ts'
import { cacheFolder } from './temporaryCache.testing.ts'

it('what a killed process was writing is removed, what a running one writes is not', () => {
  const folder = cacheFolder()
  const ours = temporaryName(join(folder, 'dist'))
  expect(temporaryName(join(folder, 'dist'))).not.toBe(ours)
  const ended = spawnSync(process.execPath, ['-e', '']).pid
  const abandoned = ours.replace(String(process.pid), String(ended))
  for (const path of [ours, abandoned]) mkdirSync(path)
  writeFileSync(join(abandoned, 'index.html'), '')
  writeFileSync(join(folder, `.other-${ended}-0-1`), '')
  removeAbandoned(folder, (name) => name === 'dist')
  expect(readdirSync(folder).sort()).toEqual([basename(ours), `.other-${ended}-0-1`].sort())
})
