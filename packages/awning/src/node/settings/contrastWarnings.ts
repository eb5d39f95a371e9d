import type { SiteConfig } from '../../config/site.ts'
import type { Diagnostic } from '../../content/diagnostic.ts'
import { contrast } from '../../theme/styles/contrast.ts'
import { contrastPairs, paletteTokens, textContrast } from '../../theme/styles/contrastPairs.ts'
import { colourTokens } from '../../theme/styles/siteTokens.ts'
import { sitePalette } from '../themeStyles.ts'

interface LowContrast {
  readonly text: string
  readonly ground: string
  readonly ratio: number
}

/**
 * Warns of colours in the settings with too little contrast: one warning for each text colour and mode, with
 * the background on which the contrast is lowest.
 */
export function contrastWarnings(config: SiteConfig): Diagnostic[] {
  const names = colourNames(config)
  if (names.size === 0) return []
  const palettes = sitePalette(config)
  return (['light', 'dark'] as const).flatMap((mode) => {
    const accents = areaAccents(config).map(({ name, accent }) => [name, accent[mode]] as const)
    const palette = { ...palettes[mode], ...Object.fromEntries(accents) }
    const colour = (token: string) => palette[token] ?? ''
    const pairs = contrastPairs(['--brand', ...paletteTokens, ...accents.map(([name]) => name)])
    const worst = new Map<string, LowContrast>()
    for (const { text, ground } of pairs) {
      if (!names.has(text) && !names.has(ground)) continue
      const ratio = contrast(colour(text), colour(ground))
      if (ratio < textContrast && ratio < (worst.get(text)?.ratio ?? Infinity))
        worst.set(text, { text, ground, ratio })
    }
    return [...worst.values()].map(({ text, ground, ratio }): Diagnostic => {
      const described = (token: string) => `${names.get(token) ?? token} (${colour(token)})`
      return {
        severity: 'warning',
        file: 'site.config.ts',
        message: `${described(text)} on ${described(ground)} has a contrast of ${rounded(ratio)}:1 in ${mode} mode`,
        hint: `WCAG AA asks for ${textContrast}:1. Choose a ${mode === 'light' ? 'darker' : 'lighter'} text or a ${mode === 'light' ? 'lighter' : 'darker'} ground.`,
      }
    })
  })
}

/** Names of the options that set colours, by token. */
function colourNames(config: SiteConfig): Map<string, string> {
  const names = new Map(areaAccents(config).map(({ name }) => [name, name]))
  for (const [option, token] of Object.entries(colourTokens))
    if (Object.hasOwn(config.theme.colors, option)) names.set(token, `theme.colors.${option}`)
  return names
}

/** Accents that are given as colours and not by a name of the theme, with the option that sets them. */
function areaAccents({ docs, posts }: SiteConfig) {
  const areas = [
    { name: 'docs.accent', accent: docs.accent },
    ...posts.map(({ accent }, index) => ({ name: `posts[${index}].accent`, accent })),
  ]
  return areas.flatMap(({ name, accent }) => (typeof accent === 'string' ? [] : [{ name, accent }]))
}

/** Rounds down, because 4.49 must not be shown as 4.5. */
function rounded(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toString()
}
