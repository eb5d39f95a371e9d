import { execFileSync } from 'node:child_process'
import { sourceHash } from './sourceHash.ts'

/** A version of an original, by its file and the hash that a translation of it records. */
export interface OriginalVersion {
  readonly file: string
  readonly hash: string
}

/** The number of commits of a file that are searched; for an older translation the size of the change is not shown. */
const maxCommits = 60
/** From this number of files on, git lists all of them: a command line cannot be of any length. */
const manyFiles = 500

/** Originals as they were when translations were made, where the git history contains them. Two processes, however many there are. */
export function earlierOriginals(
  root: string,
  wanted: readonly OriginalVersion[],
): ReadonlyMap<OriginalVersion, string> {
  const found = new Map<OriginalVersion, string>()
  if (wanted.length === 0) return found
  try {
    const blobs = blobsOf(root, new Set(wanted.map(({ file }) => file)))
    const sources = readBlobs(root, [...blobs.values()].flat())
    for (const version of wanted) {
      for (const blob of blobs.get(version.file) ?? []) {
        const source = sources.get(blob)
        if (source === undefined || sourceHash(source) !== version.hash) continue
        found.set(version, source)
        break
      }
    }
  } catch {
    // There is no git, or no history.
  }
  return found
}

/** The ids of a file's contents in the history, the newest first. */
function blobsOf(root: string, files: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  const paths = files.size < manyFiles ? [...files] : ['.']
  const options = ['--raw', '-z', '--no-abbrev', '--no-renames', '--relative', '--format=']
  const log = git(root, ['--literal-pathspecs', 'log', ...options, '--', ...paths]).toString()
  const blobs = new Map<string, string[]>()
  // `:100644 100644 <old> <new> M`, and then the name.
  for (const [, blob = '', file = ''] of log.matchAll(/:\d+ \d+ \w+ (\w+) [AM]\0([^\0]+)\0/g)) {
    const known = blobs.get(file) ?? []
    if (files.has(file) && known.length < maxCommits) blobs.set(file, [...known, blob])
  }
  return blobs
}

function readBlobs(root: string, ids: readonly string[]): ReadonlyMap<string, string> {
  const bytes = git(root, ['cat-file', '--batch'], `${ids.join('\n')}\n`)
  const sources = new Map<string, string>()
  for (let at = 0; at < bytes.length;) {
    const start = bytes.indexOf('\n', at) + 1
    // `<id> blob <size>`, or `<id> missing` in a clone that is not complete.
    const [id = '', , size] = bytes.toString('utf8', at, start - 1).split(' ')
    at = start
    if (size === undefined) continue
    const end = start + Number(size)
    sources.set(id, bytes.toString('utf8', start, end).replaceAll('\r\n', '\n'))
    at = end + 1
  }
  return sources
}

function git(root: string, args: readonly string[], input = ''): Buffer {
  return execFileSync('git', args, {
    cwd: root,
    input,
    maxBuffer: Infinity,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
}
