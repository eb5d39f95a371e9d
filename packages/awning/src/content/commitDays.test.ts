import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { commitDays } from './commitDays.ts'
import { temporaryFolder } from './temporaryFolder.testing.ts'

function git(cwd: string, args: readonly string[], day = '2020-01-01'): void {
  const date = `${day}T12:00:00Z`
  const person = { GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@example.org' }
  const committer = { GIT_COMMITTER_NAME: 'A', GIT_COMMITTER_EMAIL: 'a@example.org' }
  const env = { ...process.env, ...person, ...committer, GIT_COMMITTER_DATE: date }
  execFileSync('git', args, { cwd, env: { ...env, GIT_AUTHOR_DATE: date }, stdio: 'pipe' })
}

function write(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

/** Each step is a commit of that day: the files it wrote. */
function repository(steps: Readonly<Record<string, readonly string[]>>, site = '.'): string {
  const root = temporaryFolder()
  git(root, ['init', '--quiet', '--initial-branch=main'])
  for (const [day, files] of Object.entries(steps)) {
    for (const file of files) write(root, join(site, file), day)
    git(root, ['add', '.'])
    git(root, ['commit', '--quiet', '--no-gpg-sign', '-m', day], day)
  }
  return root
}

const history = {
  '2021-08-26': ['content/zh/docs/a.md', 'content/zh/docs/b.md', 'README.md'],
  '2022-02-03': ['content/zh/docs/b.md', 'content/zh/docs/有 空格.md'],
  '2023-04-05': ['content/en/docs/a.md', 'README.md'],
}

const days = {
  'content/zh/docs/a.md': '2021-08-26',
  'content/zh/docs/b.md': '2022-02-03',
  'content/zh/docs/有 空格.md': '2022-02-03',
  'content/en/docs/a.md': '2023-04-05',
}

/** The known days of the last changes. */
async function lastUpdated(root: string): Promise<Map<string, string>> {
  const days = [...(await commitDays(root))]
  return new Map(days.flatMap(([file, { updated }]) => (updated ? [[file, updated]] : [])))
}

async function created(root: string): Promise<Record<string, string | undefined>> {
  const days = [...(await commitDays(root))]
  return Object.fromEntries(days.map(([file, known]) => [file, known.created]))
}

describe('the last change', () => {
  afterEach(() => void vi.unstubAllEnvs())

  it('is the day of the newest commit that changed each content file', async () => {
    expect(Object.fromEntries(await lastUpdated(repository(history)))).toEqual(days)
  })

  it('names files from the site’s root, also where that is a folder of the repository', async () => {
    const root = repository(history, 'site')
    write(root, 'content/other.md', 'not of this site')
    git(root, ['add', '.'])
    git(root, ['commit', '--quiet', '--no-gpg-sign', '-m', 'other'], '2024-01-01')
    expect(Object.fromEntries(await lastUpdated(join(root, 'site')))).toEqual(days)
  })

  it('keeps the day of a file that was moved, inside the content or into it', async () => {
    const root = repository(history)
    const move = (day: string, from: string, to: string) => {
      mkdirSync(dirname(join(root, to)), { recursive: true })
      git(root, ['mv', from, to])
      git(root, ['commit', '--quiet', '--no-gpg-sign', '-m', 'move'], day)
    }
    move('2024-01-01', 'content/zh/docs/b.md', 'content/zh/docs/c.md')
    move('2024-02-02', 'content', 'site/content')
    expect(Object.fromEntries(await lastUpdated(join(root, 'site')))).toEqual({
      'content/zh/docs/a.md': '2021-08-26',
      'content/zh/docs/c.md': '2022-02-03',
      'content/zh/docs/有 空格.md': '2022-02-03',
      'content/en/docs/a.md': '2023-04-05',
    })
  })

  it('keeps the days of more files than a command line can name, which were moved at once', async () => {
    const root = temporaryFolder()
    git(root, ['init', '--quiet', '--initial-branch=main'])
    const folder = ['a', 'b', 'c'].map((letter) => letter.repeat(200)).join('/')
    for (let at = 0; at < 4000; at += 1) write(root, `old/${folder}/${at}.md`, `text ${at}`)
    git(root, ['add', '.'])
    git(root, ['commit', '--quiet', '--no-gpg-sign', '-m', 'all'], '2021-08-26')
    git(root, ['mv', 'old', 'content'])
    git(root, ['commit', '--quiet', '--no-gpg-sign', '-m', 'move'], '2024-01-01')
    const known = [...(await commitDays(root)).values()]
    expect(known).toHaveLength(4000)
    const expected = { created: '2021-08-26', updated: '2021-08-26' }
    expect(known.filter(({ updated }) => updated === expected.updated)).toEqual(
      known.map(() => expected),
    )
  })

  it('knows no day of a file that is not committed', async () => {
    const root = repository(history)
    write(root, 'content/zh/docs/new.md', 'new')
    git(root, ['add', '.'])
    expect(Object.fromEntries(await lastUpdated(root))).toEqual(days)
  })

  it('keeps the day of the last commit while a file is being edited', async () => {
    const root = repository(history)
    write(root, 'content/zh/docs/a.md', 'edited')
    expect((await lastUpdated(root)).get('content/zh/docs/a.md')).toBe('2021-08-26')
  })

  it('sees changes that came in by a merge', async () => {
    const root = repository(history)
    git(root, ['checkout', '--quiet', '-b', 'side', 'HEAD~1'])
    write(root, 'content/zh/docs/a.md', 'side')
    git(root, ['commit', '--quiet', '--no-gpg-sign', '-am', 'side'], '2023-05-06')
    git(root, ['checkout', '--quiet', 'main'])
    git(root, ['merge', '--quiet', '--no-ff', '--no-gpg-sign', 'side'], '2023-07-08')
    const expected = { ...days, 'content/zh/docs/a.md': '2023-05-06' }
    expect(Object.fromEntries(await lastUpdated(root))).toEqual(expected)
  })

  it.each([
    [1, {}],
    [2, { 'content/en/docs/a.md': '2023-04-05' }],
    [4, days],
  ])('tells only what it can be sure of in a clone of depth %i', async (depth, expected) => {
    const origin = pathToFileURL(repository(history)).href
    const clone = temporaryFolder()
    git(clone, ['clone', '--quiet', `--depth=${depth}`, origin, '.'])
    expect(Object.fromEntries(await lastUpdated(clone))).toEqual(expected)
  })

  it('knows nothing, and does not fail, before the first commit', async () => {
    const root = temporaryFolder({ 'content/zh/docs/a.md': 'a' })
    git(root, ['init', '--quiet'])
    expect(await lastUpdated(root)).toEqual(new Map())
  })

  it('knows nothing, and does not fail, outside a repository', async () => {
    const root = temporaryFolder({ 'content/zh/docs/a.md': 'a' })
    vi.stubEnv('GIT_CEILING_DIRECTORIES', dirname(root))
    expect(await lastUpdated(root)).toEqual(new Map())
  })

  it('knows nothing, and does not fail, without git', async () => {
    const root = repository(history)
    vi.stubEnv('PATH', '')
    expect(await lastUpdated(root)).toEqual(new Map())
  })
})

describe('the first commit', () => {
  const firstDays = { ...days, 'content/zh/docs/b.md': '2021-08-26' }

  it('is the oldest that contains the file', async () => {
    expect(await created(repository(history))).toEqual(firstDays)
  })

  it('is found under earlier names, inside the content and outside of it', async () => {
    const root = repository(history)
    mkdirSync(join(root, 'site'))
    git(root, ['mv', 'content/zh/docs/b.md', 'content/zh/docs/c.md'])
    git(root, ['commit', '--quiet', '--no-gpg-sign', '-m', 'move'], '2024-01-01')
    git(root, ['mv', 'content', 'site/content'])
    git(root, ['commit', '--quiet', '--no-gpg-sign', '-m', 'move'], '2024-02-02')
    write(root, 'site/content/zh/docs/c.md', 'changed')
    git(root, ['commit', '--quiet', '--no-gpg-sign', '-am', 'change'], '2024-03-03')
    const known = (await commitDays(join(root, 'site'))).get('content/zh/docs/c.md')
    expect(known).toEqual({ created: '2021-08-26', updated: '2024-03-03' })
  })

  it('is not known if a shallow clone does not reach it', async () => {
    const origin = pathToFileURL(repository(history)).href
    const clone = temporaryFolder()
    git(clone, ['clone', '--quiet', '--depth=2', origin, '.'])
    expect(await created(clone)).toMatchObject({
      'content/en/docs/a.md': '2023-04-05',
      'content/zh/docs/b.md': undefined,
    })
  })
})
