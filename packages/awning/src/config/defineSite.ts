import { stringsOf } from '../i18n/stringsFor.ts'
import { describeRawIssue, mistakesOf } from './describeIssue.ts'
import type { SchemaContext } from './schema/context.ts'
import { languagesSchema, siteSchema } from './schema/siteSchema.ts'
import { SettingsError } from './settingsError.ts'
import { settingsInputs } from './settingsInputs.ts'
import type { SiteConfig, SiteSettings } from './site.ts'

/**
 * Checks the settings of a site and fills in every default.
 *
 * @example
 * export default defineSite({ url: 'https://docs.example.com', title: 'Handbook' })
 */
export function defineSite(
  settings: SiteSettings,
  env: Record<string, string | undefined> = process.env,
): SiteConfig {
  return parseSettings(settings, env)
}

/** Results by themselves: a value that is in here needs no second look. */
const results = new WeakMap<object, SiteConfig>()

/** The settings that a file exports, whether or not it has called `defineSite`. */
export function settingsFrom(exported: unknown): SiteConfig {
  const known =
    typeof exported === 'object' && exported !== null ? results.get(exported) : undefined
  return known ?? parseSettings(exported)
}

/** The same for a value of which nothing is known. What was parsed once is parsed to itself. */
export function parseSettings(
  settings: unknown,
  env: Record<string, string | undefined> = process.env,
): SiteConfig {
  const { url, hasSocialImages } = settingsInputs(env)
  const given = url && typeof settings === 'object' ? { ...settings, url } : settings
  const result = siteSchema({ ...contextOf(given), hasSocialImages }).safeParse(given, {
    error: describeRawIssue,
    // The schema is used once: to compile it would take longer than to use it.
    jitless: true,
  })
  if (result.success) {
    results.set(result.data, result.data)
    return result.data
  }
  const mistakes = result.error.issues.flatMap((issue) => mistakesOf(issue))
  const lines = mistakes.map(({ option, message }) => `  ${option || 'the settings'}: ${message}`)
  const count = lines.length === 1 ? 'a mistake' : `${lines.length} mistakes`
  throw new SettingsError(`site.config.ts has ${count}:\n${lines.join('\n')}`, { mistakes })
}

/** The languages are read first. Where they have a mistake, the rest is read as for a site in English. */
function contextOf(settings: unknown): Omit<SchemaContext, 'hasSocialImages'> {
  const languages = languagesSchema.safeParse(settings, { jitless: true })
  const { locales, strings, defaultLocale } = languages.data ?? languagesSchema.parse({})
  const ids = locales.map(({ id }) => id)
  return {
    locales: ids,
    areLocalesValid: languages.success,
    defaultLocale: languages.success
      ? ids.find((id) => id === (defaultLocale ?? ids[0]))
      : undefined,
    words: (pick) =>
      Object.fromEntries(ids.map((id) => [id, pick(stringsOf({ locales, strings }, id))])),
  }
}
