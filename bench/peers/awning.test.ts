import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { repository, workFolder } from '../folders.ts'
import { awning } from './awning.ts'

const folder = join(workFolder, 'settings-test')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the engine can read the settings of the site that is measured', () => {
  mkdirSync(join(folder, 'content/zh/docs'), { recursive: true })
  for (const [name, text] of Object.entries(awning.files)) writeFileSync(join(folder, name), text)
  writeFileSync(join(folder, 'content/zh/docs/a.md'), '---\ntitle: 一\n---\n正文。\n')
  const command = [join(repository, 'packages/awning/bin/awning.mjs'), 'check']
  expect(execFileSync(process.execPath, command, { cwd: folder, encoding: 'utf8' })).toContain(
    '0 errors',
  )
})
