import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { repositoryRoot } from '../../packages/awning/tests/repositoryRoot.ts'
import { referencePages } from '../references/pages.ts'
import { readCommands } from './snippets/checkCommands.ts'
import { checkExample } from './snippets/exampleSite.ts'
import { readSnippetPages, type SnippetPage } from './snippets/readFences.ts'
import { snippetKind } from './snippets/snippetKind.ts'
import { websiteRoot } from './websiteRoot.ts'

const run = promisify(execFile)
const pages = readSnippetPages()
/** Inside of the repository, so that the packages of its `node_modules` are found. */
const scratch = join(repositoryRoot, '.cache/website-snippets')

beforeAll(() => rmSync(scratch, { recursive: true, force: true }))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

it.each(referencePages())('$path is what npm run references writes', ({ path, text }) => {
  expect(readFileSync(join(websiteRoot, path), 'utf8')).toBe(text)
})

it.each(pages)(
  'the examples of $path compile',
  async (page) => {
    expect(await checkExample(page)).toBe('')
  },
  60_000,
)

it('the types of all examples are right', async () => {
  for (const page of pages) writeSources(page)
  const options = {
    extends: '../../tsconfig.json',
    compilerOptions: { noUnusedLocals: false, noUnusedParameters: false },
    include: ['.'],
    exclude: [],
  }
  writeFileSync(join(scratch, 'tsconfig.json'), JSON.stringify(options))
  const compiler = join(repositoryRoot, 'node_modules/typescript/lib/tsc.js')
  const result = await run(process.execPath, [compiler, '-p', scratch], {
    cwd: repositoryRoot,
  }).catch((error: { stdout: string }) => error)
  // The engine's own files are compiled too, with other options than theirs.
  const mistakes = result.stdout.split('\n').filter((line) => line.startsWith('.cache/'))
  expect(mistakes).toEqual([])
}, 240_000)

/** Writes the TypeScript of a page; options of the settings are wrapped as in a file. */
function writeSources({ path, fences }: SnippetPage): void {
  const folder = join(scratch, path.replace(/\.mdx?$/, ''))
  for (const [at, fence] of fences.entries()) {
    const kind = fence.untested === undefined ? snippetKind(fence) : undefined
    const { title = '', text } = fence
    if (kind === 'settings')
      write(
        join(folder, `settings-${at}.ts`),
        /^export default /m.test(text) ? text : wrapped(text),
      )
    if (kind === 'file' && /\.tsx?$/.test(title)) write(join(folder, title), text)
    if (kind === 'file' && title.endsWith('.module.css')) write(join(folder, title), text)
  }
}

function wrapped(options: string): string {
  const required = ['url', 'title'].filter((name) => !new RegExp(`^${name}:`, 'm').test(options))
  const lines = required.map((name) => `  ${name}: 'https://docs.example.com',\n`)
  return `import { defineSite } from 'awning'\n\nexport default defineSite({\n${lines.join('')}${options}})\n`
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Commands that end by themselves and change the site; servers and importers have tests of their own. */
const runnable = ['new', 'check', 'translated', 'version', 'build']

describe('the commands', () => {
  it('are on some pages', () => expect(withCommands.length).toBeGreaterThan(0))

  const withCommands = pages
    .map((page) => ({
      path: page.path,
      commands: page.fences
        .filter((fence) => fence.untested === undefined && snippetKind(fence) === 'commands')
        .flatMap(({ text }) => readCommands(text))
        .filter(([program, command]) => program === 'npx' && command === 'awning')
        .map((words) => words.slice(2))
        .filter(([name = '']) => runnable.includes(name)),
    }))
    .filter(({ commands }) => commands.length > 0)

  it.each(withCommands)(
    'of $path succeed in a new site, in their order',
    async ({ path, commands }) => {
      const root = join(scratch, 'sites', path.replace(/\.mdx?$/, ''))
      mkdirSync(root, { recursive: true })
      await createSite(root)
      for (const args of commands) {
        const binary = join(repositoryRoot, 'packages/awning/bin/awning.mjs')
        const result = await run(process.execPath, [binary, ...args], { cwd: root }).then(
          () => '',
          (error: { stdout: string; stderr: string }) =>
            `${args.join(' ')}: ${error.stdout}${error.stderr}`,
        )
        expect(result).toBe('')
      }
    },
    120_000,
  )
})

/** A site as the starter writes it, with the packages of this repository. */
async function createSite(root: string): Promise<void> {
  const starter = join(repositoryRoot, 'packages/create-awning/src/cli.ts')
  const answers = ['--template', 'docs+blog', '--languages', 'en,zh', '--no-install']
  await run(process.execPath, ['--import', 'tsx', starter, root, ...answers], {
    cwd: repositoryRoot,
  })
  symlinkSync(join(repositoryRoot, 'node_modules'), join(root, 'node_modules'))
}
