import { execFile } from 'node:child_process'
import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { posix, resolve } from 'node:path'
import { promisify } from 'node:util'
import { isInRepository } from './isInRepository.ts'

const run = promisify(execFile)

/** The days (`YYYY-MM-DD`) of the first and of the last commit that changed a file. */
export interface CommitDays {
  readonly created: string | undefined
  readonly updated: string | undefined
}

/**
 * When each file of `content/` and `pages/` was committed, by its path relative to the site's root. A day
 * is not known if the file is not committed, git or the repository is missing, or the clone does not reach back to
 * that commit. Moving a file does not change it.
 */
export async function commitDays(root: string): Promise<ReadonlyMap<string, CommitDays>> {
  if (!isInRepository(root)) return new Map()
  const cached = known.get(root)
  if (cached && changeTime(cached.log) === cached.time) return cached.days
  const days = await readDays(root)
  const log = await headLog(root)
  const time = changeTime(log)
  if (log !== undefined && time !== undefined) known.set(root, { log, time, days })
  return days
}

interface KnownDays {
  /** git's log of the commits that HEAD has been at. */
  readonly log: string
  readonly time: number
  readonly days: ReadonlyMap<string, CommitDays>
}

/** In dev, git runs only after a commit and not at every edit. */
const known = new Map<string, KnownDays>()

function changeTime(file: string | undefined): number | undefined {
  return file === undefined ? undefined : statSync(file, { throwIfNoEntry: false })?.mtimeMs
}

async function headLog(root: string): Promise<string | undefined> {
  try {
    return resolve(root, (await git(root, ['rev-parse', '--git-path', 'logs/HEAD'])).trim())
  } catch {
    return undefined
  }
}

async function readDays(root: string): Promise<ReadonlyMap<string, CommitDays>> {
  try {
    const boundary = await shallowBoundary(root)
    const prefix = (await git(root, ['rev-parse', '--show-prefix'])).trim()
    const days = new Map<string, CommitDays>()
    // Names are relative to the top of the repository: a file may have come from another folder.
    const files = await changesOf(root, 'HEAD', [`${prefix}content`, `${prefix}pages`], boundary)
    for (const [file, known] of files)
      if (file.startsWith(prefix)) days.set(file.slice(prefix.length), known)
    return days
  } catch {
    // A site without git or without a commit can be built too; its pages show no date.
    return new Map()
  }
}

/**
 * Commits whose parents are missing in a shallow clone. Such a commit seems to add every file it contains,
 * so it does not tell when they were changed.
 */
async function shallowBoundary(root: string): Promise<ReadonlySet<string>> {
  const output = await git(root, ['rev-parse', '--is-shallow-repository', '--git-path', 'shallow'])
  const [isShallow, file = ''] = output.split('\n')
  if (isShallow !== 'true') return new Set()
  return new Set((await readFile(resolve(root, file), 'utf8')).split('\n'))
}

/** A file that a commit added, by the name it had then and the one it has today. */
interface AddedFile {
  readonly path: string
  readonly file: string
  /** Whether no later commit changed it. */
  readonly isUnchanged: boolean
}

/**
 * The days of the changes of every file below `paths`, from a commit downwards. `-M100%` finds
 * files that were moved unchanged by comparing ids alone, which a clone without file contents can
 * do too. A move from outside `paths` looks like a new file: those that are `wanted` are followed in a second pass.
 */
async function changesOf(
  root: string,
  from: string,
  paths: readonly string[],
  boundary: ReadonlySet<string>,
  wanted?: ReadonlySet<string>,
): Promise<Map<string, CommitDays>> {
  const log = await git(root, [
    'log',
    from,
    '--format=%H %cs',
    '--name-status',
    '-z',
    '-M100%',
    '--no-show-signature',
    '--',
    ...paths.map((path) => `:(top,literal)${path}`),
  ])
  const days = new Map<string, CommitDays>()
  const added = new Map<string, AddedFile[]>()
  /** The name that a file has today, by an earlier name. */
  const laterNames = new Map<string, string>()
  for (const { commit, day, status, path, movedFrom } of readLog(log)) {
    const file = laterNames.get(path) ?? path
    if (movedFrom !== undefined) {
      laterNames.set(movedFrom, file)
      continue
    }
    const isBoundary = boundary.has(commit)
    const known = isBoundary ? undefined : day
    const later = days.get(file)
    days.set(file, { created: known, updated: later ? later.updated : known })
    if (status !== 'A' || isBoundary || wanted?.has(file) === false) continue
    const others = added.get(commit)
    const found = { path, file, isUnchanged: !later }
    // The commit of a move to another engine may add all files of a site.
    if (others) others.push(found)
    else added.set(commit, [found])
  }
  await followMoves(root, added, days, boundary)
  return days
}

async function followMoves(
  root: string,
  added: ReadonlyMap<string, readonly AddedFile[]>,
  days: Map<string, CommitDays>,
  boundary: ReadonlySet<string>,
): Promise<void> {
  if (added.size === 0) return
  const names = ['diff-tree', '--stdin', '-r', '-M100%', '--name-status', '--diff-filter=R', '-z']
  const movesOf = readMoves(await git(root, names, [...added.keys(), ''].join('\n')))
  for (const [commit, files] of added) {
    const moves = movesOf.get(commit)
    const moved = files.flatMap(({ path, ...rest }) => {
      const source = moves?.get(path)
      return source === undefined ? [] : [{ source, ...rest }]
    })
    if (moved.length === 0) continue
    const sources = new Set(moved.map(({ source }) => source))
    const earlier = await changesOf(root, `${commit}^`, pathsAround(sources), boundary, sources)
    for (const { source, file, isUnchanged } of moved) {
      const { created, updated } = earlier.get(source) ?? {}
      days.set(file, { created, updated: isUnchanged ? updated : days.get(file)?.updated })
    }
  }
}

/**
 * With more paths, git is asked for the folders of the files: it compares every file of every commit with each path, and a command
 * line cannot be of any length.
 */
const maxPaths = 100

/** These files or, if they are many, folders with all of them; empty for the whole repository. */
function pathsAround(files: ReadonlySet<string>): string[] {
  let paths = new Set(files)
  while (paths.size > maxPaths) paths = new Set(Array.from(paths, (path) => posix.dirname(path)))
  return paths.has('.') ? [] : [...paths]
}

interface Change {
  readonly commit: string
  readonly day: string
  readonly status: string
  readonly path: string
  readonly movedFrom?: string
}

/** `<commit> <day>`, then for each file its status and name, two names where it was moved. */
function* readLog(log: string): Generator<Change> {
  const items = log.split('\0').values()
  let commit = ''
  let day = ''
  for (const item of items) {
    const text = item.trimStart()
    const header = /^([0-9a-f]{40,}) (\d{4}-\d\d-\d\d)$/.exec(text)
    if (header) {
      ;[, commit = '', day = ''] = header
    } else if (text !== '') {
      const first = items.next().value ?? ''
      if (text.startsWith('R')) {
        yield { commit, day, status: 'R', path: items.next().value ?? '', movedFrom: first }
      } else yield { commit, day, status: text, path: first }
    }
  }
}

/** For each commit, where the files came from that it moved. */
function readMoves(text: string): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const commits = new Map<string, Map<string, string>>()
  let moves = new Map<string, string>()
  const items = text.split('\0').values()
  for (const item of items) {
    if (item.startsWith('R')) {
      const source = items.next().value ?? ''
      moves.set(items.next().value ?? '', source)
    } else if (item !== '') {
      moves = new Map()
      commits.set(item, moves)
    }
  }
  return commits
}

async function git(cwd: string, args: readonly string[], input = ''): Promise<string> {
  const running = run('git', args, { cwd, maxBuffer: Infinity })
  const { stdin } = running.child
  // A git that cannot run, or does not read, closes its input early; its exit status says so too.
  stdin?.on('error', () => undefined)
  stdin?.end(input)
  const { stdout } = await running
  return stdout
}
