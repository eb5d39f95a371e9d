import { offlinePath, samePathKey } from '../config/address.ts'
import { addressMistake, type AddressMistake } from '../config/addressMistake.ts'
import { isRootFile } from '../config/rootFiles.ts'
import type { SiteConfig } from '../config/site.ts'
import { pagesFolder } from './sourcePath.ts'

/** The address of a page from its key: `pages/team/history.md` is `/team/history`, `pages/team/index.md` is `/team/`. */
export function pageAddress(key: string): string {
  return key
    .slice(pagesFolder.length)
    .replace(/\.[^./]+$/, '')
    .replace(/\/index$/, '/')
}

/** Why a page cannot be at an address. */
export function pageAddressMistake(
  path: string,
  config: Pick<SiteConfig, 'locales' | 'defaultLocale' | 'offline'>,
): AddressMistake | undefined {
  if (path === '/') return undefined
  const plain = samePathKey(path).slice(1)
  return addressMistake(plain) ?? takenName(plain, config)
}

/** Why a page cannot have an address although that is well formed; `plain` has no slashes around it. */
export function takenName(
  plain: string,
  { locales, defaultLocale, offline }: Pick<SiteConfig, 'locales' | 'defaultLocale' | 'offline'>,
): AddressMistake | undefined {
  const [first = ''] = plain.split('/')
  if (isRootFile(first))
    return {
      message: `begins with "${first}", which the build writes`,
      hint: 'Choose another name.',
    }
  if (first === defaultLocale)
    return {
      message: `begins with "${first}", the default locale`,
      hint: `Pages in the default locale are in ${pagesFolder}/ itself.`,
    }
  if (locales.some(({ id }) => id === first) && plain !== first)
    return {
      message: `begins with "${first}", a locale`,
      hint: 'Choose another name.',
    }
  if (locales.some(({ id }) => id === first))
    return {
      message: `is that of the home page in "${first}"`,
      hint: `Write ${pagesFolder}/${first}/index.md for that page.`,
    }
  if (plain === '404')
    return {
      message: 'is that of the page for addresses without a page',
      hint: 'To change that page, replace the part NotFound of the theme in site.code.ts.',
    }
  if (offline && `/${plain}` === offlinePath)
    return {
      message: 'is that of the page for reading offline',
      hint: 'Choose another name, or write offline: false in site.config.ts.',
    }
  return undefined
}
