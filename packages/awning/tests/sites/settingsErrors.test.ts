import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../src/content/temporaryFolder.testing.ts'
import { repositoryRoot } from '../repositoryRoot.ts'

const command = join(repositoryRoot, 'packages/awning/bin/awning.mjs')

/** What `awning check` prints about a site that consists of this file. */
function checkWith(settings: string | undefined): Promise<{ status: unknown; printed: string }> {
  const root = temporaryFolder(settings === undefined ? {} : { 'site.config.ts': settings })
  return new Promise((resolve) => {
    execFile(process.execPath, [command, 'check', root], (error, stdout, stderr) =>
      resolve({ status: error?.code, printed: stdout + stderr }),
    )
  })
}

const defined = (settings: string) =>
  `import { defineSite } from 'awning'\nexport default defineSite(${settings})\n`

describe('settings that cannot be used', () => {
  it.each<[string, string | undefined, string]>([
    [
      'mistakes',
      defined("{ url: 'https://a.example', titel: 'A' }"),
      'titel: there is no such option. Write "title".',
    ],
    [
      'a syntax error',
      'export default {\n  a: 1,,\n}\n',
      'site.config.ts\n  2:8 error: Unexpected token',
    ],
    [
      'a module that does not exist',
      "import './no.ts'\nexport default {}\n",
      "site.config.ts\n  1:8 error: Could not resolve './no.ts'",
    ],
    [
      'an error while it runs',
      'const words = []\n\nexport default words[0].title\n',
      'site.config.ts\n  3:25 error: TypeError: Cannot read properties of undefined',
    ],
    ['no settings in it', 'export const a = 1\n', 'site.config.ts has no default export'],
    ['no file', undefined, 'There is no site.config.ts in'],
  ])('because of %s are explained without a stack', async (_, settings, message) => {
    const { status, printed } = await checkWith(settings)
    expect(printed).toContain(message)
    expect(printed).not.toMatch(/^\s+at /m)
    expect(status).toBe(1)
  })
})
