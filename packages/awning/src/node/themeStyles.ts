import { readFileSync } from 'node:fs'
import type { SiteConfig } from '../config/site.ts'
import { readTokens, type Declarations } from '../theme/styles/readTokens.ts'
import { changedTokens } from '../theme/styles/siteTokens.ts'

/** A style sheet of the theme, as it is written. */
export function themeSheet(name: string): string {
  return readFileSync(new URL(`../theme/styles/${name}.css`, import.meta.url), 'utf8')
}

/** All tokens with their values in each mode, as the settings have changed them. */
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

/** A token that is another one has the value of that one. */
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

/** The background of both modes, for what is around a page: a browser's own bars. */
export function themeColours(config: Pick<SiteConfig, 'theme'>): ThemeColours {
  const { light, dark } = sitePalette(config)
  return { light: light['--paper'] ?? '', dark: dark['--paper'] ?? '' }
}
