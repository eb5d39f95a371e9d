import type { ImportReport } from '../importReport.ts'
import { evaluateSettings } from '../source/evaluateSettings.ts'
import type { SourceFolder } from '../source/sourceFolder.ts'
import { fieldsAt, isFields, listAt, textAt, type Fields } from '../texts/foreignValues.ts'

/** The names that Astro looks for. */
export const settingsFiles = ['mjs', 'ts', 'mts', 'js', 'cjs', 'cts'].map(
  (extension) => `astro.config.${extension}`,
)

/** A site made with Starlight and its settings. */
export interface StarlightSite {
  readonly file: string
  readonly astro: Fields
  readonly starlight: Fields
  readonly locales: readonly StarlightLocale[]
}

export interface StarlightLocale {
  /** Of this engine: folder below `content`. */
  readonly id: string
  readonly lang: string
  readonly label: string | undefined
  readonly dir: 'ltr' | 'rtl' | undefined
  /** Folder of its texts; empty for the root. */
  readonly folder: string
}

export async function readStarlight(
  source: SourceFolder,
  report: ImportReport,
): Promise<StarlightSite> {
  const { file, value } = await evaluateSettings(source, report, settingsFiles, 'title and sidebar')
  const astro = isFields(value) ? value : {}
  const integration = listAt(astro, 'integrations')
    .flat()
    .find((item) => textAt(item, '$package') === '@astrojs/starlight')
  const [options] = listAt(integration, '$arguments')
  const starlight = isFields(options) ? options : {}
  return { file, astro, starlight, locales: localesIn(starlight) }
}

function localesIn(starlight: Fields): StarlightLocale[] {
  const found = Object.entries(fieldsAt(starlight, 'locales')).map(([name, given]) => {
    const lang = textAt(given, 'lang') ?? name
    const dir = textAt(given, 'dir')
    return {
      id: name === 'root' ? lang.toLowerCase() : name.toLowerCase(),
      lang,
      label: textAt(given, 'label'),
      dir: dir === 'rtl' || dir === 'ltr' ? dir : undefined,
      folder: name === 'root' ? '' : name,
    } as const
  })
  if (found.length === 0)
    return [{ id: 'en', lang: 'en', label: undefined, dir: undefined, folder: '' }]
  const first = textAt(starlight, 'defaultLocale') ?? 'root'
  return found.toSorted((a, b) => Number(isNamed(b, first)) - Number(isNamed(a, first)))
}

function isNamed({ folder }: StarlightLocale, name: string): boolean {
  return folder === (name === 'root' ? '' : name)
}

/** A text in each language, from the languages of `translations`. */
export function localizedLabel(
  item: Fields,
  locales: readonly StarlightLocale[],
): string | Record<string, string> {
  const label = item['label']
  const own = isFields(label) ? undefined : String(label ?? '')
  const texts = isFields(label) ? label : fieldsAt(item, 'translations')
  const [root, ...others] = locales
  const found = others.flatMap(({ id, lang, folder }): [string, string][] => {
    const text = textAt(texts, lang) ?? textAt(texts, folder)
    return text === undefined ? [] : [[id, text]]
  })
  const first = own ?? textAt(texts, root?.lang ?? '') ?? ''
  return found.length === 0 ? first : Object.fromEntries([[root?.id ?? 'en', first], ...found])
}
