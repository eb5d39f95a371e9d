export const scriptModes = ['classic', 'async', 'defer', 'module'] as const
export const priorities = ['auto', 'high', 'low'] as const
export const heroPlaces = ['html', 'css'] as const

export type ScriptMode = (typeof scriptModes)[number]

/** What the author of the small page may decide. */
export interface Settings {
  /** Whether the stylesheet blocks rendering, as one in the head does unless its media do not match. */
  readonly blocking: boolean
  readonly stats: ScriptMode
  readonly lib: ScriptMode
  readonly app: ScriptMode
  /** Opens the connection to the other origin in advance. */
  readonly preconnect: boolean
  readonly fontPreload: boolean
  readonly heroPriority: (typeof priorities)[number]
  readonly heroPlace: (typeof heroPlaces)[number]
  readonly heroPreload: boolean
  /** Preloads the two pictures far below. */
  readonly shelfPreload: boolean
  /** Preloads a font and a picture that this page does not use. */
  readonly sparePreload: boolean
}

const naive: Settings = {
  blocking: true,
  stats: 'classic',
  lib: 'classic',
  app: 'classic',
  preconnect: false,
  fontPreload: false,
  heroPriority: 'auto',
  heroPlace: 'html',
  heroPreload: false,
  shelfPreload: false,
  sparePreload: false,
}

const deferred = { stats: 'async', lib: 'defer', app: 'defer' } as const

/** Each changes one thing of the first page, except the last, which does what helps. */
export const presets = {
  naive,
  font: { ...naive, fontPreload: true },
  defer: { ...naive, ...deferred },
  hero: { ...naive, heroPriority: 'high' },
  flood: {
    ...naive,
    fontPreload: true,
    heroPreload: true,
    shelfPreload: true,
    sparePreload: true,
  },
  best: { ...naive, ...deferred, fontPreload: true, heroPriority: 'high' },
} as const satisfies Record<string, Settings>

export type PresetName = keyof typeof presets

export const presetNames = Object.keys(presets) as PresetName[]
