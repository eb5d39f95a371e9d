import type { SiteConfig } from '../config/site.ts'
import { nearest } from '../text/nearest.ts'
import type { Report } from './diagnostic.ts'
import type { Locate } from './yaml.ts'

/** The file of a text, and the languages it may be in. */
export interface TextFile {
  /** From the site's root: `content/tags.yml`. */
  readonly file: string
  readonly config: Pick<SiteConfig, 'locales'>
  readonly locate: Locate
  readonly report: Report
}

/** Reports languages of a text that the site does not have: no page shows what is written for them. */
export function checkTextLocales(
  text: string | Readonly<Record<string, string>> | undefined,
  { file, config, locate, report }: TextFile,
  ...path: readonly string[]
): void {
  if (typeof text !== 'object') return
  const known = config.locales.map(({ id }) => id)
  for (const id of Object.keys(text)) {
    if (known.includes(id)) continue
    const guess = nearest(id, known)
    report({
      severity: 'warning',
      file,
      ...locate(...path, id),
      message: `${path.join('.')}: there is no locale "${id}", so this text is shown nowhere`,
      hint: guess === undefined ? `The locales are ${known.join(', ')}.` : `Write "${guess}".`,
    })
  }
}
