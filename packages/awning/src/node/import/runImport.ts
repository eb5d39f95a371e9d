import { statSync } from 'node:fs'
import { basename, relative, resolve } from 'node:path'
import { SettingsError } from '../../config/settingsError.ts'
import { nearest } from '../../text/nearest.ts'
import { importerNames, importers, type ImporterName } from './importers.ts'
import { ImportReport } from './importReport.ts'
import { ImportTarget } from './importTarget.ts'
import { newSiteFiles } from './newSiteFiles.ts'
import { SourceFolder } from './source/sourceFolder.ts'

/** What the command line says: `awning import docusaurus website --to docs`. */
export interface ImportRequest {
  readonly from: string | undefined
  readonly folder: string | undefined
  /** The new folder. Default: the name of the imported one and `-awning`, in the current folder. */
  readonly to: string | undefined
}

/** The report in the new site. */
export const reportFile = 'import-report.md'

/** Imports a site and returns lines to log. */
export async function runImport({ from, folder, to }: ImportRequest): Promise<string[]> {
  const name = importerName(from)
  if (folder === undefined)
    throw new SettingsError(`Name the folder to import: awning import ${name} ../website`)
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new SettingsError(`There is no folder ${folder}.`)
  const report = new ImportReport()
  const source = new SourceFolder(folder, (file) =>
    report.untranslated({
      file,
      what: 'A symbolic link that leads out of the site',
      todo: 'What it leads to was not imported. Copy it into the new site if you need it.',
    }),
  )
  const newFolder = to ?? `${basename(resolve(folder))}-awning`
  const target = new ImportTarget(newFolder, source.root)
  const importer = await importers[name]()
  if (!importer.detect(source))
    throw new SettingsError(
      `${folder} does not look like a site made with ${importer.name}: there is no ${importer.looksLike}.${await otherImporter(name, source)}`,
    )
  const settings = await importer.run({ source, target, report })
  for (const [path, text] of newSiteFiles(settings, newFolder, report)) target.add(path, { text })
  const texts = target.paths.filter((path) => /\.mdx?$/.test(path)).length
  const count = report.entries.length
  const summary = [
    `From: ${importer.name}, ${basename(source.root)}`,
    `Files: ${target.paths.length}, of them ${counted(texts, 'text')}`,
    `To do: ${count}`,
  ]
  target.add(reportFile, { text: report.toMarkdown('Import report', summary) })
  target.write()
  return [
    `Imported ${counted(texts, 'text')} from ${folder} (${importer.name}) into ${newFolder}. ${folder} is as it was.`,
    count === 0
      ? `Everything was translated: ${newFolder}/${reportFile}`
      : `${counted(count, 'place')} ${count === 1 ? 'needs' : 'need'} a look; ${newFolder}/${reportFile} says where and what to do.`,
    '',
    'Next:',
    `  cd ${relative('.', target.folder) || '.'}`,
    '  npm install',
    '  npx awning check',
    '  npx awning dev',
  ]
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

function importerName(name: string | undefined): ImporterName {
  if (name === undefined)
    throw new SettingsError(
      `Say what the site is made with and where it is: awning import ${importerNames[0]} ../website. Known: ${importerNames.join(', ')}.`,
    )
  const found = importerNames.find((known) => known === name)
  if (found) return found
  const meant = nearest(name, importerNames)
  throw new SettingsError(
    `Sites made with "${name}" cannot be imported. ${meant ? `Did you mean ${meant}?` : `Known: ${importerNames.join(', ')}.`}`,
  )
}

async function otherImporter(asked: ImporterName, source: SourceFolder): Promise<string> {
  const others: readonly ImporterName[] = importerNames.filter(
    (name: ImporterName) => name !== asked,
  )
  for (const name of others)
    if ((await importers[name]()).detect(source)) return ` Did you mean awning import ${name}?`
  return ''
}
