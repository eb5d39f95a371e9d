import type { SourceFolder } from '../source/sourceFolder.ts'
import { splitFrontMatter } from '../markdown/frontMatterText.ts'
import type { DocPlace } from '../texts/docAddresses.ts'
import { textAt } from '../texts/foreignValues.ts'
import type { StarlightSite } from './starlightSettings.ts'

const folder = 'src/content/docs/'

/** All texts that have a page. */
export function starlightDocs(source: SourceFolder, { locales }: StarlightSite): DocPlace[] {
  return source
    .files(folder.slice(0, -1))
    .map((file) => ({ file, path: file.slice(folder.length) }))
    .filter(({ path }) => /\.(?:mdx?|mdoc)$/.test(path) && !/(?:^|\/)_/.test(path))
    .map(({ file, path }) => {
      const locale =
        locales.find((one) => one.folder !== '' && path.startsWith(`${one.folder}/`)) ?? locales[0]
      const below = path.slice(locale?.folder ? locale.folder.length + 1 : 0)
      const byFile = `/${below.replace(/\.\w+$/, '')}`.replace(/(?:^|\/)index$/, '/').toLowerCase()
      const address = slugIn(source.readText(file) ?? '', file, locale?.folder ?? '') ?? byFile
      return { file, locale: locale?.id ?? 'en', path: below, address, isPage: address === '/' }
    })
}

/** The address that the front matter gives to a page, without the folder of its language. */
function slugIn(text: string, file: string, folder: string): string | undefined {
  const slug = textAt(splitFrontMatter(text, file, () => {}).fields, 'slug')
  if (slug === undefined) return undefined
  const path = slug.replace(/^\/|\/$/g, '')
  const isTranslated = folder !== '' && `${path}/`.startsWith(`${folder}/`)
  return `/${isTranslated ? path.slice(folder.length + 1) : path}`
}
