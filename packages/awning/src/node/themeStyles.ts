import { readFileSync } from 'node:fs'
import { readTokens } from '../theme/styles/readTokens.ts'

/** A style sheet of the theme, as it is written. */
export function themeSheet(name: string): string {
  return readFileSync(new URL(`../theme/styles/${name}.css`, import.meta.url), 'utf8')
}

export interface ThemeColours {
  readonly light: string
  readonly dark: string
}

/** The paper of both modes, for what stands around a page: a browser's own bars. */
export function themeColours(): ThemeColours {
  const { light, dark } = readTokens(themeSheet('tokens'))
  return { light: light['--paper'] ?? '', dark: dark['--paper'] ?? '' }
}
