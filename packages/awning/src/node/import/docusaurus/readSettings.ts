import { evaluateModule } from '../source/evaluateModule.ts'
import { record, type Data } from '../source/readData.ts'
import type { ImportJob } from '../importer.ts'

/** The names that Docusaurus looks for. */
export const settingsFiles = [
  'docusaurus.config.js',
  'docusaurus.config.ts',
  'docusaurus.config.mjs',
  'docusaurus.config.cjs',
  'docusaurus.config.mts',
  'docusaurus.config.cts',
] as const

export interface SourceSettings {
  readonly file: string
  readonly data: Data
}

/** The settings as data. If they cannot be evaluated, the site is imported as if it had the usual folders. */
export async function readSettings({ source, report }: ImportJob): Promise<SourceSettings> {
  const file = source.firstFile(settingsFiles) ?? settingsFiles[0]
  const result = await evaluateModule(source, file)
  if ('failure' in result) {
    report.untranslated({
      file,
      what: 'The settings, which could not be evaluated',
      todo: `Texts were imported as if the site had the usual folders; write site.config.ts by hand. The reason: ${result.failure}`,
    })
    return { file, data: { presets: [['classic', {}]] } }
  }
  return { file, data: record(result.value) }
}

/** The default export of a module that the settings name, such as the sidebars; undefined, and reported, without one. */
export async function readModule({ source, report }: ImportJob, path: string): Promise<unknown> {
  const file = /\.\w+$/.test(path)
    ? path
    : (source.firstFile(['.js', '.ts', '.json', '.mjs', '.cjs'].map((end) => path + end)) ?? path)
  if (!source.isFile(file)) return undefined
  const result = await evaluateModule(source, file)
  if (!('failure' in result)) return result.value
  report.untranslated({
    file,
    what: 'A file of settings that could not be evaluated',
    todo: `Write docs.sidebars in site.config.ts by hand. The reason: ${result.failure}`,
  })
  return undefined
}
