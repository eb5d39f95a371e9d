import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { SiteConfig } from '../config/site.ts'
import { recordSource } from '../content/translation/recordSource.ts'
import { sourceHash } from '../content/translation/sourceHash.ts'

/** Writes the hash of the current original into each translation; returns a line for each to log. */
export function recordTranslations(
  root: string,
  { locales, defaultLocale }: Pick<SiteConfig, 'locales' | 'defaultLocale'>,
  files: readonly string[],
): string[] {
  if (files.length === 0)
    return ['Name the translations that are up to date: npm run translated -- content/en/docs/a.md']
  const others = locales.map(({ id }) => id).filter((id) => id !== defaultLocale)
  return files.map((given) => {
    const file = relative(root, resolve(root, given))
    const [, locale, key] = /^content\/([^/]+)\/(.+\.mdx?)$/.exec(file) ?? []
    if (locale === undefined || key === undefined || !others.includes(locale))
      return `${given}: no translation. Translations are in ${others.map((id) => `content/${id}/`).join(' or ')}.`
    const original = join(root, 'content', defaultLocale, key)
    if (!existsSync(join(root, file))) return `${file}: there is no such file.`
    if (!existsSync(original)) return `${file}: content/${defaultLocale}/${key} does not exist.`
    const hash = sourceHash(readText(original))
    writeFileSync(join(root, file), recordSource(readText(join(root, file)), hash))
    return `${file}: up to date with ${hash}.`
  })
}

function readText(file: string): string {
  return readFileSync(file, 'utf8').replaceAll('\r\n', '\n')
}
