import type { ImageFile, SocialCard } from './socialCard.ts'

/** Everything that decides how a social image looks, apart from code and fonts. It is the key of the cached file. */
export interface SocialPicture<Data = unknown> {
  /** BCP 47 tag of the texts: it decides where lines break. */
  readonly lang: string
  readonly card: SocialCard
  /** What the function `data` of the site's social images returned for the page. */
  readonly data: Data
  readonly site: SocialSite
  /** The site's colours in light mode. */
  readonly colors: SocialColors
}

export interface SocialSite {
  readonly name: string
  /** Without the scheme: `docs.example.com`. */
  readonly address: string
  readonly logo: SocialLogo
}

/** The site's logo: a picture, or one or two letters on a square. */
export interface SocialLogo {
  readonly image?: ImageFile
  /** Shown where there is no picture, or none that can be read. */
  readonly letters: string
}

/** Colours by the names that `theme.colors` of the settings gives them, as `#rrggbb`. */
export interface SocialColors {
  /** The accent of the area that the page belongs to. */
  readonly accent: string
  /** The accent of the site: the square of a logo that consists of letters. */
  readonly siteAccent: string
  readonly onAccent: string
  readonly background: string
  readonly surface: string
  readonly raised: string
  readonly border: string
  readonly text: string
  readonly mutedText: string
}
