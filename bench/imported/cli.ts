import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { runCommand } from '../builds/runCommand.ts'
import { repository, workFolder } from '../folders.ts'
import { compareWithPages, compareWithTexts, type Compared } from './compare.ts'
import { reportText } from './report.ts'
import { sourceDialects, type SourceName } from './sourceDialects.ts'

const usage = `npm run bench:import -- ${Object.keys(sourceDialects).join('|')} FOLDER
                              imports the site in FOLDER, builds it, and compares every page with its source
  --html FOLDER               compares with the pages of the original's own build
  --list 20                   how many pages that differ are listed
  --limit 900                 seconds after which the build is stopped
  --compare-only              compares what the last run has built`

const awning = join(repository, 'packages/awning/bin/awning.mjs')

interface Request {
  readonly name: SourceName
  readonly folder: string
  readonly html: string | undefined
  readonly listed: number
  readonly limit: number
  readonly compareOnly: boolean
}

/** Imports a site that somebody else has written, and says how much of it has arrived. */
async function bench(request: Request): Promise<void> {
  const { name, folder, html, listed } = request
  // Inside of the repository, so that the new site finds the engine.
  const site = join(workFolder, 'imported', name)
  if (!request.compareOnly) await importAndBuild(request, site)
  const dist = join(site, 'dist')
  const compared: Compared[] = html
    ? compareWithPages(resolve(html), dist)
    : compareWithTexts(folder, sourceDialects[name], dist)
  console.log(`\n${reportText(compared, listed)}`)
  console.log(`\nThe new site and its report: ${site}`)
}

async function importAndBuild({ name, folder, limit }: Request, site: string): Promise<void> {
  rmSync(site, { recursive: true, force: true })
  await run('Import', ['import', name, folder, '--to', site], limit)
  await run('Build', ['build', site], limit)
}

async function run(what: string, args: readonly string[], limit: number): Promise<void> {
  const { outcome, seconds, message } = await runCommand([process.execPath, awning, ...args], {
    folder: repository,
    env: undefined,
    limit,
  })
  if (outcome !== 'done') throw new Error(`${what}: ${outcome}.\n${message}`)
  console.log(`${what}: ${seconds.toFixed(1)} s. ${message.trim().split('\n').at(-1) ?? ''}`)
}

function readRequest(args: readonly string[]): Request | undefined {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      html: { type: 'string' },
      list: { type: 'string', default: '20' },
      limit: { type: 'string', default: '900' },
      'compare-only': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const [name, folder] = positionals
  if (values.help || !isSourceName(name) || folder === undefined) return undefined
  return {
    name,
    folder: resolve(folder),
    html: values.html,
    listed: Number(values.list),
    limit: Number(values.limit),
    compareOnly: values['compare-only'],
  }
}

function isSourceName(name: string | undefined): name is SourceName {
  return name !== undefined && Object.hasOwn(sourceDialects, name)
}

try {
  const request = readRequest(process.argv.slice(2))
  if (request) await bench(request)
  else console.log(usage)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
