import { execFile } from 'node:child_process'
import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * The day (`YYYY-MM-DD`) each content file was last committed, by its path relative to the site's
 * root. A file whose day is not known has none: it is not committed, git or the repository is
 * missing, or the clone does not reach back to the commit that changed it.
 */
export async function lastUpdated(root: string): Promise<ReadonlyMap<string, string>> {
  const commits = statSync(join(root, '.git/logs/HEAD'), { throwIfNoEntry: false })?.mtimeMs
  const last = known.get(root)
  if (last && commits !== undefined && last.commits === commits) return last.days
  const days = await readDays(root)
  known.set(root, { commits, days })
  return days
}

/** While someone writes, git need not be asked at every edit, only after a commit. */
const known = new Map<string, { commits: number | undefined; days: ReadonlyMap<string, string> }>()

async function readDays(root: string): Promise<ReadonlyMap<string, string>> {
  try {
    const [boundary, log] = await Promise.all([shallowBoundary(root), contentLog(root)])
    return newestDays(log, boundary)
  } catch {
    // A site need not be in a repository to be built; it only has no days to tell then.
    return new Map()
  }
}

/**
 * Commits whose parents a shallow clone has left out. Each seems to have brought every file it
 * holds, so it says nothing about when they changed.
 */
async function shallowBoundary(root: string): Promise<ReadonlySet<string>> {
  const answer = await git(root, ['rev-parse', '--is-shallow-repository', '--git-path', 'shallow'])
  const [isShallow, file = ''] = answer.split('\n')
  if (isShallow !== 'true') return new Set()
  return new Set((await readFile(resolve(root, file), 'utf8')).split('\n'))
}

/** Without renames git compares names only, which a clone without file contents can do too. */
function contentLog(root: string): Promise<string> {
  const format = ['--format=%H %cs', '--name-only', '-z', '--no-renames', '--no-show-signature']
  return git(root, ['log', ...format, '--relative', '--', 'content'])
}

/** Reads the log from the newest commit down: the first time a file comes up is its last change. */
function newestDays(log: string, boundary: ReadonlySet<string>): ReadonlyMap<string, string> {
  const days = new Map<string, string>()
  const seen = new Set<string>()
  let day: string | undefined
  for (const item of log.split('\0')) {
    const text = item.trimStart()
    if (!text.startsWith('content/')) {
      const [, commit = '', date] = /^([0-9a-f]+) (\d{4}-\d\d-\d\d)$/.exec(text) ?? []
      day = boundary.has(commit) ? undefined : date
    } else if (!seen.has(text)) {
      seen.add(text)
      if (day !== undefined) days.set(text, day)
    }
  }
  return days
}

async function git(cwd: string, args: readonly string[]): Promise<string> {
  const { stdout } = await run('git', args, { cwd, maxBuffer: Infinity })
  return stdout
}
