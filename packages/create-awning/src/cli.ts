import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'
import { UsageError } from './answers.ts'
import { askAnswers } from './askAnswers.ts'
import { parseCommandLine, usage, type CommandLine } from './commandLine.ts'
import { nextSteps } from './nextSteps.ts'
import { packageManagerFrom } from './packageManager.ts'
import { siteFiles, type SiteFile } from './siteFiles.ts'
import { packageNameFor, titleFor } from './siteName.ts'
import { checkFolder, writeSite } from './writeSite.ts'

// Both are next to the folder of this file, as source and as bundle.
const templates = fileURLToPath(new URL('../templates', import.meta.url))
const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  readonly version: string
  readonly devDependencies: { readonly rolldown: string }
}

try {
  const line = parseCommandLine(process.argv.slice(2))
  if (line) await create(line)
  else console.log(usage)
} catch (error) {
  if (error instanceof UsageError) {
    console.error(error.message)
    process.exitCode = 1
  } else if (isAbort(error)) {
    console.error('\nNothing was created.')
    process.exitCode = 130
  } else throw error
}

async function create(line: CommandLine): Promise<void> {
  if (line.folder !== undefined) checkFolder(line.folder)
  const ask = process.stdin.isTTY ? askInTerminal : undefined
  const answers = await askAnswers(line, ask, checkFolder)
  const { folder } = answers
  const manager = packageManagerFrom(process.env['npm_config_user_agent'])
  const input = {
    ...answers,
    title: titleFor(folder),
    packageName: packageNameFor(folder),
    engine: engineFrom(line.engine, folder),
    manager,
    bundler: manifest.devDependencies.rolldown,
    // The date in UTC is never in the future, and a site without a time zone is in UTC.
    today: new Date().toISOString().slice(0, 10),
  }
  const files = siteFiles(input, templates)
  writeSite(folder, files)
  const installed = line.install && install(manager, folder)
  if (installed) recordTranslations(folder, files)
  const failed = line.install && !installed
  console.log(nextSteps({ ...answers, manager, installed, failed }))
  if (failed) process.exitCode = 1
}

/** A path is written as seen from the site. Without one, it is the version that this package was published with. */
function engineFrom(given: string | undefined, folder: string): string {
  if (given === undefined) return manifest.version
  if (!existsSync(given)) return given
  return `file:${relative(resolve(folder), resolve(given)).replaceAll('\\', '/')}`
}

function install(manager: string, folder: string): boolean {
  // A shell finds `npm` on Unix and `npm.cmd` on Windows alike.
  const { status } = spawnSync(`${manager} install`, { cwd: folder, stdio: 'inherit', shell: true })
  return status === 0
}

/** The translations of the templates are up to date. The engine notes that in each, as it does for those of authors. */
function recordTranslations(folder: string, files: readonly SiteFile[]): void {
  const translations = files.filter(({ isTranslation }) => isTranslation).map(({ path }) => path)
  if (translations.length > 0)
    spawnSync(process.execPath, [
      join(folder, 'node_modules/awning/bin/awning.mjs'),
      'translated',
      folder,
      ...translations,
    ])
}

/** The person pressed Ctrl+C or Ctrl+D at a question. */
function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}

async function askInTerminal(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await terminal.question(question)
  } finally {
    terminal.close()
  }
}
