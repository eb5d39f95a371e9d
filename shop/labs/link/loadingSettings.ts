export const scriptModes = ['classic', 'async', 'defer', 'module'] as const
export const priorities = ['auto', 'high', 'low'] as const
export const heroSources = ['html', 'css'] as const

export type ScriptMode = (typeof scriptModes)[number]

/** What the author of the sample page can decide. */
export interface LoadingSettings {
  /** Whether the stylesheet blocks rendering, as one in the head does unless its media do not match. */
  readonly blocking: boolean
  readonly stats: ScriptMode
  readonly lib: ScriptMode
  readonly app: ScriptMode
  /** Opens the connection to the other origin in advance. */
  readonly preconnect: boolean
  readonly fontPreload: boolean
  readonly heroPriority: (typeof priorities)[number]
  readonly heroSource: (typeof heroSources)[number]
  readonly heroPreload: boolean
  /** Preloads the two pictures below the fold. */
  readonly lowerImagesPreload: boolean
  /** Preloads a font and a picture that the page does not use. */
  readonly unusedPreload: boolean
}

const naive: LoadingSettings = {
  blocking: true,
  stats: 'classic',
  lib: 'classic',
  app: 'classic',
  preconnect: false,
  fontPreload: false,
  heroPriority: 'auto',
  heroSource: 'html',
  heroPreload: false,
  lowerImagesPreload: false,
  unusedPreload: false,
}

const deferred = { stats: 'async', lib: 'defer', app: 'defer' } as const

/** Each preset changes one thing of the unoptimised page, except the last, which combines what helps. */
export const presets = {
  naive,
  font: { ...naive, fontPreload: true },
  defer: { ...naive, ...deferred },
  hero: { ...naive, heroPriority: 'high' },
  flood: {
    ...naive,
    fontPreload: true,
    heroPreload: true,
    lowerImagesPreload: true,
    unusedPreload: true,
  },
  best: { ...naive, ...deferred, fontPreload: true, heroPriority: 'high' },
} as const satisfies Record<string, LoadingSettings>

export type PresetName = keyof typeof presets

export const presetNames = Object.keys(presets) as PresetName[]
