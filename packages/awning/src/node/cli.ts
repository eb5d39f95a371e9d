import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Recording } from '../cache/recording.ts'
import { sourcePath } from '../cache/sourcePaths.ts'
import { SettingsError } from '../config/settingsError.ts'
import type { SiteConfig } from '../config/site.ts'
import type { Diagnostic } from '../content/diagnostic.ts'
import type { LoadedCode } from '../site-code/loadedCode.ts'
import { endWithParent, sendPages, startBuildProcess } from './buildProcess.ts'
import { bundlesEnded } from './bundle/bundleInThread.ts'
import { parseCommandLine, usage, type CommandLine, type CommandName } from './commandLine.ts'
import { failureText } from './failureText.ts'
import { counted, logDiagnostics, logScheduled } from './logResults.ts'

const commands: Readonly<Record<CommandName, () => Promise<void>>> = {
  build,
  check,
  'deploy-files': deployFiles,
  import: importSite,
  new: createNew,
  preview,
  dev,
  doctor,
  translated,
  version,
}

const commandLine = readCommandLine()
const root = resolve(commandLine.folder)
const cacheDir = join(root, '.cache')
const outDir = join(root, 'dist')
/** Records the files of the settings and of the site's code. */
const recording = new Recording(root)

/** The settings, the file from which worker threads can read them, and the files they were read from. */
async function readSettings(reads = recording) {
  const { loadConfig, readableConfig, recordInputs } = await import('./loadConfig.ts')
  const source = join(root, 'site.config.ts')
  const file = await reads.run(() => readableConfig(source))
  const config = await reads.run(() => loadConfig(file, root))
  recordInputs(file, reads)
  const read = Array.from(reads.reads.files.keys(), (name) => sourcePath(root, name))
  return { file, config, files: [source, ...read] }
}

async function build(): Promise<void> {
  const { runBuild } = await import('./runBuild.ts')
  endWithParent()
  const { shard, pagesFirst } = commandLine
  const site = { root, outDir, cacheDir, readSettings, loadCode, onPages: sendPages }
  await runBuild({ ...site, shard, pagesFirst })
}

/** Checks content only, without bundling or rendering. */
async function check(): Promise<void> {
  const [{ checkSite }, { config }] = await Promise.all([import('./checkSite.ts'), readSettings()])
  const { routes, diagnostics, translations, scheduled } = await checkSite({
    root,
    config,
    code: await loadCode(config),
    cacheDir,
  })
  if (commandLine.translations) {
    const { translationTable } = await import('../content/translation/translationTable.ts')
    console.log(translationTable(root, translations))
    return
  }
  logDiagnostics(diagnostics)
  logScheduled(scheduled, config)
  const count = (kind: Diagnostic['severity']) =>
    counted(diagnostics.filter(({ severity }) => severity === kind).length, kind)
  console.log(
    `${routes.length} pages: ${count('error')}, ${count('warning')}, ${count('suggestion')}, ${count('hint')}.`,
  )
  // Unlike a build, which succeeds with warnings, a check fails at any of them. Hints are no mistakes.
  if (diagnostics.some(({ severity }) => severity !== 'hint')) process.exitCode = 1
}

/** Records that translations are up to date with their originals. */
async function translated(): Promise<void> {
  const [{ recordTranslations }, { config }] = await Promise.all([
    import('./recordTranslations.ts'),
    readSettings(),
  ])
  for (const { text, isRecorded } of recordTranslations(root, config, commandLine.files)) {
    console.log(text)
    // What was named may be one of many in a script, which would go on.
    if (!isRecorded) process.exitCode = 1
  }
}

/** Creates a doc, a post, a page or a lab. */
async function createNew(): Promise<void> {
  const [{ newFiles }, { readRequest }, { writeNew }, { config }] = await Promise.all([
    import('./new/newFiles.ts'),
    import('./new/readRequest.ts'),
    import('./new/writeNew.ts'),
    readSettings(),
  ])
  const request = await readRequest(commandLine, config)
  for (const line of writeNew(root, newFiles(request, config, root))) console.log(line)
}

/** Writes what a host needs to serve the site. */
async function deployFiles(): Promise<void> {
  const [hosts, { defaultHostOptions }, { config }] = await Promise.all([
    import('./hosts/deployFiles.ts'),
    import('./hosts/hostSite.ts'),
    readSettings(),
  ])
  const { force, ...fields } = commandLine.deploy
  const options = { ...defaultHostOptions, ...fields }
  const [host = ''] = commandLine.names
  const lines = hosts.deployFiles({ root, outDir, config, host, options, force })
  for (const line of lines) console.log(line)
}

/** Examines a deployed site. */
async function doctor(): Promise<void> {
  const [{ examine }, { reportText }] = await Promise.all([
    import('./doctor/examine.ts'),
    import('./doctor/reportText.ts'),
  ])
  const report = await examine(commandLine.names[0] ?? '', { outDir })
  console.log(commandLine.json ? JSON.stringify(report, undefined, 2) : reportText(report))
  if (report.findings.some(({ severity }) => severity === 'error')) process.exitCode = 1
}

/** Makes a new site of one that was made with something else. */
async function importSite(): Promise<void> {
  const { runImport } = await import('./import/runImport.ts')
  const [from, folder] = commandLine.names
  for (const line of await runImport({ from, folder, to: commandLine.to })) console.log(line)
}

/** Saves the docs as a version. */
async function version(): Promise<void> {
  const [{ saveVersion }, { config }] = await Promise.all([
    import('./version/saveVersion.ts'),
    readSettings(),
  ])
  for (const line of saveVersion(root, config, commandLine.names[0] ?? '')) console.log(line)
}

async function preview(): Promise<void> {
  const building = commandLine.build ? startBuildProcess(process.argv[1] ?? '', root) : undefined
  const { startPreview } = await import('./preview/server.ts')
  const pending = await building?.pages
  if (building && !pending) {
    // The build has printed what is wrong.
    process.exitCode = await building.end
    return
  }
  const { config } = await readSettings()
  const { host, port, open } = commandLine
  const { base, trailingSlash } = config
  if (!existsSync(outDir))
    throw new SettingsError('There is nothing to serve yet. Run awning build first.')
  const server = await startPreview({ root: outDir, base, trailingSlash, host, port })
  if (building && pending) server.expect({ paths: new Set(pending), made: building.end })
  console.log(`The site is at ${server.url}`)
  if (open) {
    const { openInBrowser } = await import('./openInBrowser.ts')
    openInBrowser(server.url)
  }
}

async function dev(): Promise<void> {
  const [{ startDev }, { runDev }, { findBundledEngine }] = await Promise.all([
    import('./dev/startDev.ts'),
    import('./dev/runDev.ts'),
    import('./dev/findBundledEngine.ts'),
  ])
  /** Once a site has needed the sources of the engine, the server stays with them. */
  let needsSources = false
  const { host, port, open } = commandLine
  await runDev({
    // Each time another recording, because what the settings import may have changed.
    readSettings: () => readSettings(new Recording(root)),
    async start(config, isFirst, restart) {
      const { base } = config
      const engine = needsSources ? undefined : await findBundledEngine({ root, base, cacheDir })
      const onOutgrown = (reason: string) => {
        needsSources = true
        restart(reason)
      }
      const opens = open && isFirst
      return startDev({ root, config, cacheDir, host, port, open: opens, engine, onOutgrown })
    },
    log: console,
  })
}

/** Loads the site's code. Not every command needs it, so its loader is imported here. */
async function loadCode(config: SiteConfig, reads = recording): Promise<LoadedCode> {
  const { loadSiteCode } = await import('./loadSiteCode.ts')
  return reads.run(() => loadSiteCode(root, config))
}

/** Ends the process for a mistake, or for a request for help. */
function readCommandLine(): CommandLine {
  try {
    const parsed = parseCommandLine(process.argv.slice(2), process.env)
    if (parsed) return parsed
    console.log(usage)
    process.exit(0)
  } catch (error) {
    console.error(failureText(error, process.cwd()))
    process.exit(1)
  }
}

/** Errors that nothing awaits, such as in a timer of the site's code, end the process too. */
process.on('uncaughtException', (error) => {
  console.error(failureText(error, root))
  process.exit(1)
})

const command = commands[commandLine.command]
let isServing = command === dev || command === preview
try {
  await command()
} catch (error) {
  console.error(failureText(error, root))
  process.exitCode = 1
  isServing = false
}
// Servers run on. Otherwise a timer in the site's code, or a build beside a server that could not start, must not keep the process
// alive, and V8 would still finish looking for garbage: 0.1 s on a large site. What was printed is written first.
if (!isServing) {
  await bundlesEnded()
  process.stdout.write('', () => process.stderr.write('', () => process.exit()))
}
