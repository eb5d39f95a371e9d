import type { LabCodec } from 'awning/lab'
import {
  heroSources,
  presets,
  priorities,
  scriptModes,
  type LoadingSettings,
} from './loadingSettings.ts'

const flags = [
  'blocking',
  'preconnect',
  'fontPreload',
  'heroPreload',
  'lowerImagesPreload',
  'unusedPreload',
] as const

/** One digit per setting: the choices, then a bit for every flag. */
export const codec: LabCodec<LoadingSettings> = {
  initial: presets.naive,
  encode: (settings) =>
    [
      scriptModes.indexOf(settings.stats),
      scriptModes.indexOf(settings.lib),
      scriptModes.indexOf(settings.app),
      priorities.indexOf(settings.heroPriority),
      heroSources.indexOf(settings.heroSource),
      ...flags.map((flag) => Number(settings[flag])),
    ].join(''),
  decode: (text) => {
    if (!/^\d{5}[01]{6}$/.test(text)) return undefined
    const [stats, lib, app] = Array.from(text.slice(0, 3), (digit) => scriptModes[Number(digit)])
    const heroPriority = priorities[Number(text[3])]
    const heroSource = heroSources[Number(text[4])]
    if (!stats || !lib || !app || !heroPriority || !heroSource) return undefined
    const on = (flag: (typeof flags)[number]) => text[5 + flags.indexOf(flag)] === '1'
    return {
      stats,
      lib,
      app,
      heroPriority,
      heroSource,
      blocking: on('blocking'),
      preconnect: on('preconnect'),
      fontPreload: on('fontPreload'),
      heroPreload: on('heroPreload'),
      lowerImagesPreload: on('lowerImagesPreload'),
      unusedPreload: on('unusedPreload'),
    }
  },
}
