import type { ImportJob } from '../importer.ts'

/** Files that hosts read, which this engine writes itself. */
const own = new Set(['sitemap.xml', 'robots.txt'])

/** Copies the files that are published as they are. */
export function copyPublic(folder: string, { source, target, report }: ImportJob): void {
  for (const file of source.files(folder)) {
    const path = file.slice(folder.length + 1)
    const place = source.pathOf(file)
    if (place === undefined) continue
    if (own.has(path)) {
      report.untranslated({
        file,
        what: 'A file that the engine writes itself',
        todo: 'It was left out. Compare what the engine writes with it.',
      })
      continue
    }
    target.add(`public/${path}`, { copyOf: place })
    report.translated('Files of the folder public', { file })
  }
}
