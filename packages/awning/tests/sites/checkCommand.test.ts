import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../src/content/temporaryFolder.testing.ts'
import { repositoryRoot } from '../repositoryRoot.ts'
import { page } from './markdownPage.ts'

const command = join(repositoryRoot, 'packages/awning/bin/awning.mjs')

it('a check of a site with hints alone succeeds, counts them and says what is scheduled', async () => {
  const root = temporaryFolder({
    // The command is a bundle, in which texts such as this address must not be replaced.
    'site.config.ts': `import { readFileSync } from 'node:fs'
      export default {
      url: 'https://a.example', title: readFileSync(new URL('./title.txt', import.meta.url), 'utf8'), posts: [{ id: 'blog' }], proseLint: { orphans: true },
      timeZone: 'Asia/Shanghai',
    }`,
    'title.txt': 'A',
    'content/en/docs/a.md': page('A', 'Text.'),
    'content/en/blog/2999-05-01-far.md': page('Far', 'Text.'),
  })
  const { status, printed } = await new Promise<{ status: unknown; printed: string }>((resolve) => {
    execFile(process.execPath, [command, 'check', root], (error, stdout, stderr) =>
      resolve({ status: error?.code ?? 0, printed: stdout + stderr }),
    )
  })
  expect(printed).toContain('hint: no other text links to this page')
  expect(printed).toContain('0 errors, 0 warnings, 0 suggestions, 1 hint.')
  expect(printed).toContain('2999-05-01 00:00 (Asia/Shanghai)  content/en/blog/2999-05-01-far.md')
  expect(status).toBe(0)
}, 60_000)
