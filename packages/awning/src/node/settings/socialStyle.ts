import { join } from 'node:path'
import { hash } from '../../cache/hash.ts'
import { readSource } from '../../cache/recording.ts'
import type { SiteConfig } from '../../config/site.ts'
import type { SocialColors, SocialLogo } from '../../features/social-images/socialPicture.ts'
import { accentTokens, colourTokens } from '../../theme/styles/siteTokens.ts'
import { sitePalette } from '../themeStyles.ts'

/** The logo on social images: the one of the settings, or the icon that browsers show, or letters. */
export function socialLogo(root: string, { logo }: SiteConfig): Omit<SocialLogo, 'letters'> {
  const file = join(root, 'public', logo.image?.light ?? 'favicon.svg')
  const bytes = readSource(file)
  return bytes ? { image: { file, hash: hash(bytes) } } : {}
}

/** The colours of social images, by area: those of light mode, because previews have no mode. */
export function socialColors(config: SiteConfig): (area: string | undefined) => SocialColors {
  const { light } = sitePalette(config)
  const colour = (token: string) => light[token] ?? ''
  const base = {
    siteAccent: colour(colourTokens.accent),
    onAccent: colour(colourTokens.onAccent),
    background: colour(colourTokens.background),
    surface: colour(colourTokens.surface),
    raised: colour(colourTokens.raised),
    border: colour(colourTokens.border),
    text: colour(colourTokens.text),
    mutedText: colour(colourTokens.mutedText),
  }
  return (area) => {
    const { accent = 'site' } =
      [{ id: 'docs', ...config.docs }, ...config.posts].find(({ id }) => id === area) ?? {}
    return {
      ...base,
      accent: typeof accent === 'string' ? colour(accentTokens[accent]) : accent.light,
    }
  }
}
