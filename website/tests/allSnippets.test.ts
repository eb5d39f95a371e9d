import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { repositoryRoot } from '../../packages/awning/tests/repositoryRoot.ts'
import { referencePages } from '../references/pages.ts'
import { readCommands } from './snippets/checkCommands.ts'
import { checkExample, exampleOf, hasCode, writeExample } from './snippets/exampleSite.ts'
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

it.each(pages.filter((page) => !hasCode(exampleOf(page))))(
  'the examples of $path compile',
  async (page) => {
    expect(await checkExample(page)).toBe('')
  },
  60_000,
)

it.each(pages.filter((page) => hasCode(exampleOf(page))))(
  'the examples of $path are a site that can be built',
  async (page) => {
    const root = join(scratch, 'built', page.path)
    const hasTexts = writeExample(exampleOf(page), root)
    if (!hasTexts)
      write(
        join(root, `content/${page.locale}/docs/index.md`),
        '---\ntitle: Example\n---\n\nText.\n',
      )
    const { status, printed } = await awning(root, 'build')
    expect(status, printed).toBe(0)
    expect(printed).not.toMatch(/error:/)
  },
  120_000,
)

it('the types of all examples are right', async () => {
  const folder = join(scratch, 'types')
  for (const page of pages) writeSources(page, folder)
  const options = {
    extends: join(repositoryRoot, 'tsconfig.json'),
    compilerOptions: { noUnusedLocals: false, noUnusedParameters: false },
    include: ['.'],
    exclude: [],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options))
  const compiler = join(repositoryRoot, 'node_modules/typescript/lib/tsc.js')
  const { stdout } = await run(process.execPath, [compiler, '-p', folder], {
    cwd: repositoryRoot,
  }).catch((error: { stdout: string }) => error)
  // The engine's own files are compiled too, with other options than theirs.
  expect(stdout.split('\n').filter((line) => line.startsWith('.cache/'))).toEqual([])
}, 240_000)

/** Writes the TypeScript of a page; options of the settings are wrapped as in a file. */
function writeSources(page: SnippetPage, folder: string): void {
  const target = join(folder, page.path.replace(/\.mdx?$/, ''))
  for (const [path, text] of Object.entries(exampleOf(page).files))
    if (/\.tsx?$|\.module\.css$/.test(path)) write(join(target, path), String(text))
  const settings = page.fences.filter(
    (fence) => fence.untested === undefined && snippetKind(fence) === 'settings',
  )
  for (const [at, { text }] of settings.entries()) {
    const isWhole = /^export default /m.test(text)
    write(join(target, `settings-${at}.ts`), isWhole ? text : wrapped(text))
  }
}

function wrapped(options: string): string {
  const required = ['url', 'title'].filter((name) => !new RegExp(`^${name}:`, 'm').test(options))
  const lines = required.map((name) => `  ${name}: 'https://docs.example.com',\n`).join('')
  return `import { defineSite } from 'awning'\n\nexport default defineSite({\n${lines}${options}})\n`
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Commands that end by themselves and change the site; servers and importers have tests of their own, shards in manyMachines.test.ts. */
const runnable = ['new', 'check', 'translated', 'version', 'build']

describe('the commands', () => {
  const withCommands = pages
    .map((page) => ({
      path: page.path,
      commands: page.fences
        .filter((fence) => fence.untested === undefined && snippetKind(fence) === 'commands')
        .flatMap(({ text }) => readCommands(text))
        .filter(([program, command]) => program === 'npx' && command === 'awning')
        .map((words) => words.slice(2))
        .filter((words) => runnable.includes(words[0] ?? '') && !words.includes('--shard')),
    }))
    .filter(({ commands }) => commands.length > 0)

  it('are on some pages', () => expect(withCommands.length).toBeGreaterThan(0))

  it.each(withCommands)(
    'of $path succeed in a new site, in their order',
    async ({ path, commands }) => {
      const root = join(scratch, 'sites', path.replace(/\.mdx?$/, ''))
      await createSite(root)
      for (const args of commands) {
        const { status, printed } = await awning(root, ...args)
        expect(status, `awning ${args.join(' ')}\n${printed}`).toBe(0)
      }
    },
    120_000,
  )
})

/** Runs a command of the engine as a person would. */
async function awning(root: string, ...args: readonly string[]) {
  const binary = join(repositoryRoot, 'packages/awning/bin/awning.mjs')
  return run(process.execPath, [binary, ...args], { cwd: root }).then(
    ({ stdout, stderr }) => ({ status: 0, printed: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      status: error.code,
      printed: error.stdout + error.stderr,
    }),
  )
}

/** A site as the starter writes it. The packages are those of this repository, in a folder above. */
async function createSite(root: string): Promise<void> {
  const starter = join(repositoryRoot, 'packages/create-awning/src/cli.ts')
  const answers = ['--template', 'docs+blog', '--languages', 'en,zh', '--no-install']
  await run(process.execPath, ['--import', 'tsx', starter, root, ...answers], {
    cwd: repositoryRoot,
  })
}
