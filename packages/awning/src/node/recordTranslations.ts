import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { SiteConfig } from '../config/site.ts'
import { recordSource } from '../content/translation/recordSource.ts'
import { sourceOf, sourcePath } from '../content/sourcePath.ts'
import { sourceHash } from '../content/translation/sourceHash.ts'

/** Writes the hash of the current original into each translation; returns a line for each to log. */
export function recordTranslations(
  root: string,
  config: Pick<SiteConfig, 'locales' | 'defaultLocale'>,
  files: readonly string[],
): string[] {
  if (files.length === 0)
    return ['Name the translations that are up to date: npx awning translated content/en/docs/a.md']
  const { locales, defaultLocale } = config
  const others = locales.map(({ id }) => id).filter((id) => id !== defaultLocale)
  return files.map((given) => {
    const file = relative(root, resolve(root, given))
    const source = /\.mdx?$/.test(file) ? sourceOf(file, config) : undefined
    if (!source || source.locale === defaultLocale)
      return `${given}: no translation. Translations are in ${others.map((id) => `content/${id}/ or pages/${id}/`).join(', ')}.`
    const original = sourcePath(source.key, defaultLocale, defaultLocale)
    if (!existsSync(join(root, file))) return `${file}: there is no such file.`
    if (!existsSync(join(root, original))) return `${file}: ${original} does not exist.`
    const hash = sourceHash(readText(join(root, original)))
    writeFileSync(join(root, file), recordSource(readText(join(root, file)), hash))
    return `${file}: up to date with ${hash}.`
  })
}

function readText(file: string): string {
  return readFileSync(file, 'utf8').replaceAll('\r\n', '\n')
}
