import { readFileSync } from 'node:fs'
import type { SiteConfig } from '../config/site.ts'
import { readTokens, type Declarations } from '../theme/styles/readTokens.ts'
import { changedTokens } from '../theme/styles/siteTokens.ts'

/** The source of a style sheet of the theme. */
export function themeSheet(name: string): string {
  return readFileSync(new URL(`../theme/styles/${name}.css`, import.meta.url), 'utf8')
}

/** Values of all tokens in each mode, including those that the settings change. */
export function sitePalette({ theme }: Pick<SiteConfig, 'theme'>): {
  light: Declarations
  dark: Declarations
} {
  const tokens = readTokens(themeSheet('tokens'))
  const changed = changedTokens(theme)
  return {
    light: resolved({ ...tokens.light, ...changed.light }),
    dark: resolved({ ...tokens.dark, ...changed.light, ...changed.dark }),
  }
}

/** Replaces a reference to another token, `var(--name)`, by the value of that token. */
function resolved(tokens: Declarations): Declarations {
  return Object.fromEntries(
    Object.entries(tokens).map(([name, value]) => {
      const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
      return [name, other === undefined ? value : (tokens[other] ?? value)]
    }),
  )
}

export interface ThemeColours {
  readonly light: string
  readonly dark: string
}

/** The background colours of both modes, for the browser's own bars (`theme-color`). */
export function themeColours(config: Pick<SiteConfig, 'theme'>): ThemeColours {
  const { light, dark } = sitePalette(config)
  return { light: light['--paper'] ?? '', dark: dark['--paper'] ?? '' }
}
