import { dirname } from 'node:path'
import type { SiteConfig } from '../config/site.ts'
import { nearest } from '../text/nearest.ts'
import type { Diagnostic, Report } from './diagnostic.ts'
import { listFiles } from './listFiles.ts'
import { pagesFolder, sourceOf, sourcePath } from './sourcePath.ts'

/**
 * Reports everything below `content/` and `pages/` that looks like a text and is not used: with another
 * ending, behind a link that is not followed, in the folder of an unknown locale or collection, or a
 * translation without an original.
 */
export function reportUnusedTexts(root: string, config: SiteConfig, report: Report): void {
  const files = ['content', pagesFolder].flatMap((folder) =>
    listFiles(root, folder, (file, { reason, hint }) =>
      report({ severity: 'error', file, message: `the file or folder ${reason}`, hint }),
    ),
  )
  const known = new Set(files)
  const unknown = new Map<string, { readonly diagnostic: Diagnostic; readonly count: number }>()
  for (const file of files.filter(isLikeText)) {
    const mistake = wrongEnding(file) ?? missingOriginal(file, known, config)
    if (mistake) report(mistake)
    const folder = mistake ? undefined : unknownFolder(file, config)
    if (folder)
      unknown.set(folder.file, {
        diagnostic: folder,
        count: (unknown.get(folder.file)?.count ?? 0) + 1,
      })
  }
  for (const { diagnostic, count } of unknown.values())
    report({
      ...diagnostic,
      message: `${diagnostic.message}, so ${count === 1 ? 'a text is' : `${count} texts are`} left out`,
    })
}

/** In the folders above the collections, a `README.md` is a note for authors. */
function isLikeText(file: string): boolean {
  return /\.(?:mdx?|markdown)$/i.test(file) && !/^content\/(?:[^/]+\/)?readme\.[^/]+$/i.test(file)
}

function wrongEnding(file: string): Diagnostic | undefined {
  if (/\.mdx?$/.test(file)) return undefined
  const [, name = '', ending = ''] = /([^/]+)\.([^.]+)$/.exec(file) ?? []
  return {
    severity: 'warning',
    file,
    message: `the name of a text does not end with .${ending}, so it is left out`,
    hint: `Rename it to ${name}.${/^mdx$/i.test(ending) ? 'mdx' : 'md'}.`,
  }
}

/** The folder of `content/` that a file is in, if it is not one of a locale and a collection. */
function unknownFolder(file: string, config: SiteConfig): Diagnostic | undefined {
  if (!file.startsWith('content/')) return undefined
  const [, locale = '', collection = '', ...below] = file.split('/')
  const locales = config.locales.map(({ id }) => id)
  const collections = [
    ...(config.docs.enabled ? ['docs'] : []),
    ...config.posts.map(({ id }) => id),
  ]
  const underscore = 'or let the name of the folder begin with _.'
  if (collection === '' || (locales.includes(locale) && below.length === 0))
    return {
      severity: 'warning',
      file: dirname(file),
      message: 'texts are in the folder of a collection, and this is none',
      hint: `Move them into content/${config.defaultLocale}/docs or another one.`,
    }
  if (!locales.includes(locale)) {
    const guess = nearest(locale, locales)
    return {
      severity: 'warning',
      file: `content/${locale}`,
      message: `there is no locale "${locale}"`,
      hint: guess
        ? `Did you mean content/${guess}?`
        : `Add { id: '${locale}' } to locales in site.config.ts, ${underscore}`,
    }
  }
  if (collections.includes(collection)) return undefined
  if (collection === 'docs')
    return {
      severity: 'warning',
      file: `content/${locale}/docs`,
      message: 'the settings say docs: false',
      hint: `Leave docs out of site.config.ts, ${underscore}`,
    }
  const guess = nearest(collection, collections)
  return {
    severity: 'warning',
    file: `content/${locale}/${collection}`,
    message: `there is no collection "${collection}"`,
    hint: guess
      ? `Did you mean content/${locale}/${guess}?`
      : `Add { id: '${collection}' } to posts in site.config.ts, ${underscore}`,
  }
}

function missingOriginal(
  file: string,
  known: ReadonlySet<string>,
  config: SiteConfig,
): Diagnostic | undefined {
  const source = sourceOf(file, config)
  // Translations of pages are checked where those are read.
  if (!source || source.locale === config.defaultLocale || !file.startsWith('content/'))
    return undefined
  const original = sourcePath(source.key, config.defaultLocale, config.defaultLocale)
  if (known.has(original) || unknownFolder(file, config)) return undefined
  return {
    severity: 'warning',
    file,
    message: `it is the translation of ${original}, which does not exist, and is left out`,
    hint: 'A translation has the name of its original, with the same ending.',
  }
}
