import type { SourceFolder } from '../source/sourceFolder.ts'
import type { DocPlace } from '../texts/docAddresses.ts'
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
      const address = `/${below.replace(/\.\w+$/, '')}`.replace(/(?:^|\/)index$/, '/')
      return {
        file,
        locale: locale?.id ?? 'en',
        path: below,
        address: address.toLowerCase(),
        isPage: address === '/',
      }
    })
}
