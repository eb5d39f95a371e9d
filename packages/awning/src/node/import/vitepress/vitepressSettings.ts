import type { ImportReport } from '../importReport.ts'
import { evaluateSettings } from '../source/evaluateSettings.ts'
import type { SourceFolder } from '../source/sourceFolder.ts'
import { fieldsAt, isFields, textAt, type Fields } from '../texts/foreignValues.ts'

const extensions = ['ts', 'mts', 'js', 'mjs', 'cjs', 'cts']

/** The names that VitePress looks for. */
export const settingsFiles = [
  ...extensions.map((extension) => `.vitepress/config.${extension}`),
  ...extensions.map((extension) => `.vitepress/config/index.${extension}`),
]

/** A site of VitePress and its settings. */
export interface VitepressSite {
  readonly file: string
  readonly settings: Fields
  readonly theme: Fields
  /** Folder of the texts, empty for that of the site. */
  readonly texts: string
  readonly locales: readonly VitepressLocale[]
}

export interface VitepressLocale {
  /** Of this engine: folder below `content`. */
  readonly id: string
  readonly lang: string
  readonly label: string | undefined
  /** Folder of its texts below that of the site; empty for the root. */
  readonly folder: string
  readonly settings: Fields
}

export async function readVitepress(
  source: SourceFolder,
  report: ImportReport,
): Promise<VitepressSite> {
  const { file, value } = await evaluateSettings(
    source,
    report,
    settingsFiles,
    'title, navbar and sidebar',
  )
  const settings = unwrapped(value)
  return {
    file,
    settings,
    theme: fieldsAt(settings, 'themeConfig'),
    texts: (textAt(settings, 'srcDir') ?? '').replace(/^\.\/?|\/$/g, ''),
    locales: localesIn(settings),
  }
}

/** A function of a package that is given the settings probably returns them with additions. */
function unwrapped(value: unknown): Fields {
  if (!isFields(value)) return {}
  const wrapped = value['$arguments']
  return Array.isArray(wrapped) ? unwrapped((wrapped as unknown[]).find(isFields)) : value
}

function localesIn(settings: Fields): VitepressLocale[] {
  const locales = fieldsAt(settings, 'locales')
  const lang = textAt(locales, 'root', 'lang') ?? textAt(settings, 'lang') ?? 'en-US'
  const root = {
    id: lang.split('-')[0]?.toLowerCase() ?? 'en',
    lang,
    label: textAt(locales, 'root', 'label'),
    folder: '',
    settings: fieldsAt(locales, 'root'),
  }
  const others = Object.entries(locales).flatMap(([name, given]): VitepressLocale[] => {
    // A language on another site is a link.
    if (name === 'root' || !isFields(given) || /^https?:/.test(textAt(given, 'link') ?? ''))
      return []
    const own = textAt(given, 'lang') ?? name
    return [{ id: name, lang: own, label: textAt(given, 'label'), folder: name, settings: given }]
  })
  return [root, ...others]
}
