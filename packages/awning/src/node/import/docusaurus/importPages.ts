import { posix } from 'node:path'
import type { ImportJob } from '../importer.ts'
import { splitFrontMatter } from '../markdown/frontMatterText.ts'
import { text } from '../source/readData.ts'
import { textsIn } from './docsFiles.ts'
import { translatedFields } from './translatedFields.ts'
import { sitePath, routeOf, type PluginUse } from './plugins.ts'
import type { SiteTexts } from './siteTexts.ts'

/** What became of the pages. */
export interface ImportedPages {
  readonly addresses: readonly string[]
  /** Addresses of pages made with React, which the new site does not have. */
  readonly left: readonly string[]
}

/** Adds the Markdown pages of a plugin, and reports those that are made with React. */
export function importPages(
  job: ImportJob,
  { options }: PluginUse,
  texts: SiteTexts,
  locales: readonly string[],
): ImportedPages {
  const { source, report } = job
  const folder = source.folderAt(sitePath(source.root, text(options['path']) ?? 'src/pages'))
  const route = routeOf(options, '/')
  if (!folder) return { addresses: [], left: [] }
  const [standard = 'en', ...others] = locales
  const id = text(options['id'])
  const name = `docusaurus-plugin-content-pages${id === undefined || id === 'default' ? '' : `-${id}`}`
  const translations = others.flatMap((locale) => {
    const translated = source.folderAt(`i18n/${locale}/${name}`)
    return translated ? [{ locale, folder: translated }] : []
  })
  const files = textsIn(folder)
  for (const from of [{ locale: standard, folder }, ...translations])
    for (const file of textsIn(from.folder).filter((found) => files.includes(found))) {
      const written = from.folder.readText(file) ?? ''
      const split = splitFrontMatter(written, file, () => {})
      const path = posix.join(route.slice(1), file.replace(/\.mdx?$/, ''))
      texts.add({
        key: posix.join('pages', path),
        place: posix.join('pages', from.locale === standard ? '' : from.locale, path),
        locale: from.locale,
        folder: from.folder,
        file,
        address: addressOf(route, file),
        split,
        fields: translatedFields('page', split, from.folder.label + file, report),
        siblings: () => [],
      })
    }
  texts.assets.addFolder(folder, posix.join('pages', route.slice(1)), (file) =>
    /\.(?:png|jpe?g|gif|webp|avif|svg|pdf|mp4|webm)$/i.test(file),
  )
  const components = folder.files().filter(isReactPage)
  for (const file of components)
    report.untranslated({
      file: folder.label + file,
      what: 'A page made with React',
      todo: 'It is not part of the new site: it is made of components of Docusaurus. Write it again as pages/<name>.tsx or .md.',
    })
  return {
    addresses: files.map((file) => addressOf(route, file)),
    left: components.map((file) => addressOf(route, file)),
  }
}

function isReactPage(file: string): boolean {
  if (!/\.[jt]sx?$/.test(file) || /\.(?:test|d)\.[jt]sx?$/.test(file)) return false
  return !file.split('/').some((part) => part.startsWith('_'))
}

function addressOf(route: string, file: string): string {
  const path = file.replace(/\.\w+$/, '').replace(/(?:^|\/)index$/, '')
  return posix.join(route, path)
}
