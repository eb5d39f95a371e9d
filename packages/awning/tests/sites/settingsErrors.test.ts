import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../src/content/temporaryFolder.testing.ts'
import { repositoryRoot } from '../repositoryRoot.ts'

const command = join(repositoryRoot, 'packages/awning/bin/awning.mjs')

/**
 * What the command line prints about a site that consists of this file. All commands read the settings in the same way, and
 * `translated` starts fastest, because it needs little else.
 */
function printedWith(
  settings: string | undefined,
  whenFinished: (remove: () => void) => void,
): Promise<{ status: unknown; printed: string }> {
  const files = settings === undefined ? {} : { 'site.config.ts': settings }
  const root = temporaryFolder(files, whenFinished)
  return new Promise((resolve) => {
    execFile(process.execPath, [command, 'translated', root], (error, stdout, stderr) =>
      resolve({ status: error?.code, printed: stdout + stderr }),
    )
  })
}

const defined = (settings: string) =>
  `import { defineSite } from 'awning'\nexport default defineSite(${settings})\n`

describe('settings that cannot be used', () => {
  it.for<[string, string | undefined, string | RegExp]>([
    [
      'mistakes',
      defined("{ url: 'https://a.example', titel: 'A' }"),
      '  2:55 error: titel: there is no such option. Write "title".',
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
    [
      'a value of another type',
      defined(
        "{\n  url: 'https://a.example',\n  title: 'A',\n  theme: { css: ['./a.css', 3] },\n}",
      ),
      /site\.config\.ts\n {2}5:\d+ error: theme\.css/,
    ],
    [
      'a mistake in a variable',
      "const posts = [{ id: 'docs' }]\nexport default { url: 'https://a.example', title: 'A', posts }\n",
      'site.config.ts\n  1:18 error: posts[0].id: must not be docs',
    ],
    [
      'a package that is not installed',
      "import x from 'no-such-package'\nexport default x\n",
      "site.config.ts\n  1:15 error: Error: Cannot find package 'no-such-package', which the site imports\n      Correct the name of the package, or install it.",
    ],
    [
      'a name that awning does not export',
      "// defineSit\nimport {\n  defineSite,\n  defineSit,\n} from 'awning'\nexport default defineSit({})\n",
      "site.config.ts\n  4:3 error: SyntaxError: The requested module 'awning' does not provide an export named 'defineSit'",
    ],
    ['a function', 'export default () => ({})\n', 'site.config.ts exports a function'],
    ['a promise', 'export default Promise.resolve({})\n', 'site.config.ts exports a promise'],
    [
      'a promise that nothing awaits',
      "Promise.reject(new Error('no'))\nawait new Promise((done) => setTimeout(done, 9000))\n",
      'site.config.ts\n  1:16 error: Error: no',
    ],
    ['something thrown that is no error', 'throw { a: 1 }\n', 'site.config.ts\n  error: { a: 1 }'],
    [
      'a timer that keeps the process alive',
      'setInterval(() => {}, 1000)\nexport default 3\n',
      'the settings: must be an object',
    ],
    ['no settings in it', 'export const a = 1\n', 'site.config.ts has no default export'],
    ['no file', undefined, 'There is no site.config.ts in'],
  ])(
    'because of %s are explained without a stack',
    { concurrent: true },
    async ([, settings, message], { onTestFinished }) => {
      const { status, printed } = await printedWith(settings, onTestFinished)
      if (typeof message === 'string') expect(printed).toContain(message)
      else expect(printed).toMatch(message)
      expect(printed).not.toMatch(/^\s+at /m)
      expect(status).toBe(1)
    },
  )
})
