import type { LabCodec } from 'awning/lab'
import { heroPlaces, presets, priorities, scriptModes, type Settings } from './settings.ts'

const flags = [
  'blocking',
  'preconnect',
  'fontPreload',
  'heroPreload',
  'shelfPreload',
  'sparePreload',
] as const

/** One digit a switch: the choices, then a bit for everything that is on or off. */
export const codec: LabCodec<Settings> = {
  initial: presets.naive,
  encode: (settings) =>
    [
      scriptModes.indexOf(settings.stats),
      scriptModes.indexOf(settings.lib),
      scriptModes.indexOf(settings.app),
      priorities.indexOf(settings.heroPriority),
      heroPlaces.indexOf(settings.heroPlace),
      ...flags.map((flag) => Number(settings[flag])),
    ].join(''),
  decode: (text) => {
    if (!/^\d{5}[01]{6}$/.test(text)) return undefined
    const [stats, lib, app] = Array.from(text.slice(0, 3), (digit) => scriptModes[Number(digit)])
    const heroPriority = priorities[Number(text[3])]
    const heroPlace = heroPlaces[Number(text[4])]
    if (!stats || !lib || !app || !heroPriority || !heroPlace) return undefined
    const on = (flag: (typeof flags)[number]) => text[5 + flags.indexOf(flag)] === '1'
    return {
      stats,
      lib,
      app,
      heroPriority,
      heroPlace,
      blocking: on('blocking'),
      preconnect: on('preconnect'),
      fontPreload: on('fontPreload'),
      heroPreload: on('heroPreload'),
      shelfPreload: on('shelfPreload'),
      sparePreload: on('sparePreload'),
    }
  },
}
