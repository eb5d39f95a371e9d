import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { SiteConfig } from '../config/site.ts'
import { recordSource } from '../content/translation/recordSource.ts'
import { sourceOf, sourcePath } from '../content/sourcePath.ts'
import { sourceHash } from '../content/translation/sourceHash.ts'

/** What became of a translation that was named, as a line to log. */
export interface RecordedTranslation {
  readonly text: string
  readonly isRecorded: boolean
}

/** Writes the hash of the current original into each translation. */
export function recordTranslations(
  root: string,
  config: Pick<SiteConfig, 'locales' | 'defaultLocale'>,
  files: readonly string[],
): RecordedTranslation[] {
  const { locales, defaultLocale } = config
  const others = locales.map(({ id }) => id).filter((id) => id !== defaultLocale)
  const [example] = others
  if (example === undefined)
    return [
      failed(
        'This site has one language, so it has no translations. See locales in site.config.ts.',
      ),
    ]
  if (files.length === 0)
    return [
      failed(
        `Name the translations that are up to date: npx awning translated content/${example}/docs/a.md`,
      ),
    ]
  return files.map((given) => {
    const file = relative(root, resolve(root, given))
    const source = /\.mdx?$/.test(file) ? sourceOf(file, config) : undefined
    if (!source || source.locale === defaultLocale) {
      const folders = others.map((id) => `content/${id}/ or pages/${id}/`).join(', ')
      return failed(`${given}: no translation. Translations are in ${folders}.`)
    }
    const original = sourcePath(source.key, defaultLocale, defaultLocale)
    if (!existsSync(join(root, file))) return failed(`${file}: there is no such file.`)
    if (!existsSync(join(root, original))) return failed(`${file}: ${original} does not exist.`)
    const hash = sourceHash(readText(join(root, original)))
    writeFileSync(join(root, file), recordSource(readText(join(root, file)), hash))
    return { text: `${file}: up to date with ${hash}.`, isRecorded: true }
  })
}

function failed(text: string): RecordedTranslation {
  return { text, isRecorded: false }
}

function readText(file: string): string {
  return readFileSync(file, 'utf8').replaceAll('\r\n', '\n')
}
