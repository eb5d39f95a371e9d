import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SettingsError } from '../../config/settingsError.ts'
import type { SiteConfig } from '../../config/site.ts'
import { isMoment } from '../../content/moment.ts'
import { sourcePath } from '../../content/sourcePath.ts'
import { yamlText } from '../../content/yamlText.ts'
import { newLab } from './newLab.ts'
import type { NewRequest } from './request.ts'

/** A file to create, by its path from the site's root. */
export interface NewFile {
  readonly path: string
  readonly text: string
}

/** What is created, and what remains to be done by hand. */
export interface NewFiles {
  readonly files: readonly NewFile[]
  readonly next: readonly string[]
}

export function newFiles(request: NewRequest, config: SiteConfig, root: string): NewFiles {
  if (request.kind === 'lab') return newLab(request, config, root)
  const { locale = config.defaultLocale } = request
  const known = config.locales.map(({ id }) => id)
  if (!known.includes(locale))
    throw new SettingsError(`There is no locale "${locale}". Known: ${known.join(', ')}.`)
  const key = keyOf(request, today(config.timeZone))
  const path = sourcePath(key, locale, config.defaultLocale)
  if (locale === config.defaultLocale) return { files: [{ path, text: textOf(request) }], next: [] }
  const original = sourcePath(key, config.defaultLocale, config.defaultLocale)
  if (!existsSync(join(root, original)))
    throw new SettingsError(`There is no ${original} to translate. Create it first.`)
  return {
    files: [{ path, text: readFileSync(join(root, original), 'utf8') }],
    next: [`Translate it, then run awning translated on ${path}.`],
  }
}

function keyOf(request: NewRequest, day: string): string {
  const { kind, name, collection = '', date = day } = request
  switch (kind) {
    case 'doc':
      return `docs/${name}.md`
    case 'page':
      return `pages/${name}.md`
    case 'post':
      if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !isMoment(date))
        throw new SettingsError(`"${date}" is no day. Write it as 2026-01-31.`)
      return `${collection}/${/^\d{4}-\d{2}-\d{2}-/.test(name) ? name : `${date}-${name}`}.md`
    case 'lab':
      throw new Error('a lab is no text')
  }
}

function textOf({ title, description, draft, kind }: NewRequest): string {
  const fields = {
    title,
    ...(description === undefined ? {} : { description }),
    ...(kind === 'post' ? { tags: [] } : {}),
    ...(draft ? { draft } : {}),
  }
  return `---\n${yamlText(fields)}---\n\n`
}

/** The day of the site's time zone: that of the machine may be tomorrow there, and the post would be scheduled. */
function today(timeZone: string): string {
  // Swedish dates have the form of ISO dates.
  return new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' }).format(new Date())
}
