import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { classTheme } from './classTheme.ts'
import { languageId } from './languages.ts'
import type { Source } from './source.ts'

/** To be raised whenever the code here gives other HTML for the same block. */
const engineVersion = 1

const manifest = createRequire(import.meta.url).resolve('shiki/package.json')
const { version: shikiVersion }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'))
const producer = [engineVersion, shikiVersion, JSON.stringify(classTheme)].join('\0')

/** The same for two blocks exactly when they come out as the same HTML. */
export function cacheKey({ code, lang }: Source): string {
  return hash('sha256', [producer, languageId(lang) ?? '', code].join('\0'))
}
