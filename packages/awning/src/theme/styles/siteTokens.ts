import type { AccentConfig, SiteConfig, ThemeConfig } from '../../config/site.ts'
import type { Declarations } from './readTokens.ts'

type Colours = ThemeConfig['colors']
type AccentName = Extract<AccentConfig, string>

/** The custom property of `tokens.css` behind each colour of the settings. */
export const colourTokens: Readonly<Record<keyof Colours, string>> = {
  accent: '--brand',
  onAccent: '--on-accent',
  background: '--paper',
  surface: '--board',
  raised: '--raised',
  border: '--line',
  text: '--ink',
  mutedText: '--soft',
}

const fontTokens: Readonly<Record<keyof ThemeConfig['fonts'], string>> = {
  text: '--sans',
  headings: '--serif',
  code: '--mono',
}

/** The custom property behind each accent that an area can have by name. */
export const accentTokens: Readonly<Record<AccentName, string>> = {
  site: '--brand',
  red: '--seal',
  teal: '--teal',
  gold: '--gold',
  green: '--leaf',
  plum: '--plum',
  indigo: '--indigo',
  brown: '--brown',
}

/** The tokens that the settings override, in each colour mode. */
export function changedTokens({ colors, fonts }: ThemeConfig): {
  light: Declarations
  dark: Declarations
} {
  const light: Record<string, string> = {}
  const dark: Record<string, string> = {}
  for (const [name, token] of entriesOf(colourTokens)) {
    const colour = colors[name]
    if (!colour) continue
    light[token] = colour.light
    if (colour.dark !== colour.light) dark[token] = colour.dark
  }
  for (const [name, token] of entriesOf(fontTokens)) {
    const family = fonts[name]
    if (family) light[token] = family
  }
  return { light, dark }
}

/**
 * The owner's colours and fonts as CSS in no layer, so that it wins over every layer of the theme.
 * Empty for settings that change nothing.
 */
export function siteTokenCss(theme: ThemeConfig): string {
  const { light, dark } = changedTokens(theme)
  return rule(':root', light) + onScreen(rule('[data-theme=dark]', dark))
}

/** The accents of areas that have one of their own. */
export function areaAccentCss({ docs, posts }: Pick<SiteConfig, 'docs' | 'posts'>): string {
  return [{ id: 'docs', accent: docs.accent }, ...posts]
    .map(({ id, accent }) => areaRules(id, accent))
    .join('')
}

/** Selector for elements of an area: a page names its area, and a part of it can belong to another one. */
function areaRules(id: string, accent: AccentConfig): string {
  if (accent === 'site') return ''
  const name = JSON.stringify(id)
  const selectors = (prefix = '') =>
    `${prefix}body:has([data-area=${name}]),${prefix}[data-in-area=${name}]`
  if (typeof accent === 'string')
    return rule(selectors(), { '--accent': `var(${accentTokens[accent]})` })
  const dark =
    accent.dark === accent.light
      ? ''
      : onScreen(rule(selectors('[data-theme=dark] '), { '--accent': accent.dark }))
  return rule(selectors(), { '--accent': accent.light }) + dark
}

function rule(selector: string, declarations: Declarations): string {
  const text = Object.entries(declarations).map(([name, value]) => `${name}:${value}`)
  return text.length === 0 ? '' : `${selector}{${text.join(';')}}`
}

/** Printing uses the light colours. */
function onScreen(css: string): string {
  return css === '' ? '' : `@media screen{${css}}`
}

function entriesOf<Key extends string, Value>(
  record: Readonly<Record<Key, Value>>,
): [Key, Value][] {
  const entries: [Key, Value][] = []
  for (const key in record) entries.push([key, record[key]])
  return entries
}
