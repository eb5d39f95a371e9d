import type { SiteConfig } from '../../config/site.ts'

/** System fonts of a script that `tokens.css` has none for, so that characters have the forms of the language. */
interface ScriptFonts {
  readonly sans: string
  readonly serif: string
}

/** By the script of a maximized language tag. Simplified Chinese and English are in `tokens.css`. */
const scriptFonts: Readonly<Record<string, ScriptFonts>> = {
  Hant: {
    sans: "'PingFang TC','Microsoft JhengHei','Noto Sans CJK TC'",
    serif: "'Songti TC','Noto Serif CJK TC',PMingLiU",
  },
  Jpan: {
    sans: "'Hiragino Sans','Yu Gothic UI',Meiryo,'Noto Sans CJK JP'",
    serif: "'Hiragino Mincho ProN','Yu Mincho','Noto Serif CJK JP'",
  },
  Kore: {
    sans: "'Apple SD Gothic Neo','Malgun Gothic','Noto Sans CJK KR'",
    serif: "AppleMyungjo,'Noto Serif CJK KR',Batang",
  },
  Arab: {
    sans: "'Segoe UI','Noto Sans Arabic',Tahoma",
    serif: "'Geeza Pro','Noto Naskh Arabic','Segoe UI','Times New Roman'",
  },
  Deva: {
    sans: "'Kohinoor Devanagari','Nirmala UI','Noto Sans Devanagari'",
    serif: "'ITF Devanagari','Noto Serif Devanagari','Nirmala UI'",
  },
}

/** Scripts whose lines need the room that Chinese has. */
const tallScripts = ['Hans', 'Hant', 'Jpan', 'Kore', 'Arab', 'Deva']

/** Styles of the site's languages. A site in Chinese and English has none, because the theme has them. */
export function languageCss({ locales }: Pick<SiteConfig, 'locales'>): string {
  const rightToLeft = locales.some(({ dir }) => dir === 'rtl')
  const rules = locales.map(({ lang }) => rulesOf(lang))
  return [...new Set(rules), rightToLeft ? '[dir=rtl]{--flip:-1}' : ''].join('')
}

function rulesOf(lang: string): string {
  const { language, script = '' } = new Intl.Locale(lang).maximize()
  if (script === 'Hans' || language === 'en') return ''
  // `:lang(zh-Hant)` does not match `zh-TW`, so the tag is the one of the locale.
  const selector = `:lang(${lang})`
  const fonts = scriptFonts[script]
  const latinSerif = "Georgia,'Iowan Old Style','Noto Serif'"
  const declarations = fonts
    ? `--sans:system-ui,-apple-system,${fonts.sans},sans-serif;--serif:${fonts.serif},Georgia,serif`
    : `--serif:${latinSerif},serif`
  const height = tallScripts.includes(script) ? '' : `@layer base{${selector}{line-height:1.65}}`
  // Letters that are joined must not be pulled apart, neither by spacing nor by a font for code.
  const spacing = ['Arab', 'Deva'].includes(script)
    ? `${selector} *{letter-spacing:0}${selector} time{font-family:inherit}`
    : ''
  return `@layer tokens{:root${selector}{${declarations}}}${height}${spacing}`
}
