import { textLang } from './foreignLang.ts'
import type { LoadContext } from './loadContext.ts'
import type { ReactPage } from './model.ts'
import { pagePath } from '../config/address.ts'
import { pageAddress } from './pageAddress.ts'
import { unpublishedAt } from './publicationTime.ts'
import type { ReactPageFile } from './reactPageFile.ts'
import { sourcePath } from './sourcePath.ts'
import { visibilityOf, type Visibility } from './visibility.ts'

/** A React page as one locale sees it: its translation, or the original. */
export interface ReactPageSource extends ReactPageFile {
  readonly path: string
  readonly visibility: Visibility | undefined
}

/** The React pages that are published. As with texts, an original is used in place of a translation that is not. */
export function readReactPages(
  files: readonly ReactPageFile[],
  {
    config,
    locale,
    now,
    drafts,
    leaveOut,
  }: Pick<LoadContext, 'config' | 'locale' | 'now' | 'drafts' | 'leaveOut'>,
): ReactPageSource[] {
  const { defaultLocale, timeZone } = config
  const unpublished = ({ metadata }: ReactPageFile) => unpublishedAt(now, metadata, timeZone)
  return files
    .filter((file) => file.locale === defaultLocale)
    .flatMap((original): ReactPageSource[] => {
      const { key, file } = original
      const path = pagePath(config, pageAddress(key))
      const hidden = unpublished(original)
      if (hidden && !drafts) {
        leaveOut({ locale, key, file, path, unpublished: hidden })
        return []
      }
      const name = sourcePath(key, locale, defaultLocale)
      const translation = files.find((candidate) => candidate.file === name)
      const own = translation && unpublished(translation)
      if (own && !drafts && !hidden) leaveOut({ locale, key, file: name, unpublished: own })
      const used = translation && (drafts || !own) ? translation : original
      return [
        {
          ...used,
          path,
          visibility: visibilityOf(used.metadata, original.metadata, hidden ?? unpublished(used)),
        },
      ]
    })
}

/**
 * A page without a translation is in the language of its file, unless its title has a text for the
 * locale: then the component speaks that language.
 */
export function assembleReactPages(
  sources: readonly ReactPageSource[],
  { config, locale, days, markTitle }: LoadContext,
): ReactPage[] {
  const { defaultLocale } = config
  return sources.map(({ file, path, metadata, visibility, ...own }) => {
    const { title: written, description, keywords = [] } = metadata
    const textIn = (text: typeof written) =>
      typeof text === 'object' ? (text[locale] ?? text[defaultLocale]) : text
    const { updated } = days.get(file) ?? {}
    const title = textIn(written)
    const unpublished = title === undefined ? undefined : visibility?.unpublished
    const isTranslated = typeof written === 'object' && written[locale] !== undefined
    const textLocale = isTranslated ? locale : own.locale
    return {
      locale,
      textLocale,
      ...textLang(config, locale, textLocale),
      file,
      path,
      title: title !== undefined && unpublished ? markTitle(title, unpublished) : title,
      description: textIn(description),
      keywords,
      ...(updated === undefined ? {} : { updated }),
      ...(visibility ? { visibility } : {}),
    }
  })
}
