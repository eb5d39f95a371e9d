import type { ScriptMode, Settings } from './settings.ts'

export type Priority = 'highest' | 'high' | 'low'

export type ResourceId =
  | 'index.html'
  | 'stats.js'
  | 'site.css'
  | 'lib.js'
  | 'app.js'
  | 'song.woff2'
  | 'hero.avif'
  | 'shelf-1.avif'
  | 'shelf-2.avif'
  | 'song-bold.woff2'
  | 'hero.webp'

export interface Resource {
  readonly id: ResourceId
  readonly kilobytes: number
  /** Where it is in the HTML, from 0 to 1; undefined if the HTML does not name it. */
  readonly at: number | undefined
  readonly priority: Priority
  /** From another origin, which has to be connected to first. */
  readonly foreign?: boolean
  /** In the head, as a link of its own. */
  readonly preload: boolean
  /** Only for scripts. */
  readonly mode?: ScriptMode
  /** Named by the stylesheet alone: needed once the parser has come this far and the sheet is there. */
  readonly neededAt?: number
}

/** Where the preloads and the preconnect stand, and where the body begins. */
export const headAt = 0.02
export const bodyAt = 0.2
export const heroAt = 0.3

/** How long a script keeps the main thread, in milliseconds. */
export const runs: Partial<Record<ResourceId, number>> = {
  'stats.js': 40,
  'lib.js': 40,
  'app.js': 60,
}

/** A script that stops the parser is urgent, one that waits is not. */
function scriptPriority(mode: ScriptMode): Priority {
  return mode === 'classic' ? 'high' : 'low'
}

/** The page, in the order in which its files are named. */
export function resources(settings: Settings): Resource[] {
  const { stats, lib, app } = settings
  const script = (id: ResourceId, kilobytes: number, at: number, mode: ScriptMode): Resource => {
    return { id, kilobytes, at, mode, priority: scriptPriority(mode), preload: false }
  }
  const shelf = { kilobytes: 50, priority: 'low', preload: settings.shelfPreload } as const
  const font = { kilobytes: 40, at: undefined, priority: 'high', foreign: true } as const
  const inHtml = settings.heroPlace === 'html'
  const spare: Resource[] = [
    { id: 'song-bold.woff2', ...font, preload: true },
    { id: 'hero.webp', kilobytes: 90, at: undefined, priority: 'low', preload: true },
  ]
  return [
    { id: 'index.html', kilobytes: 20, at: undefined, priority: 'highest', preload: false },
    script('stats.js', 20, 0.06, stats),
    {
      id: 'site.css',
      kilobytes: 24,
      at: 0.1,
      priority: settings.blocking ? 'highest' : 'low',
      preload: false,
    },
    script('lib.js', 80, 0.14, lib),
    script('app.js', 30, 0.16, app),
    { id: 'song.woff2', ...font, neededAt: bodyAt, preload: settings.fontPreload },
    {
      id: 'hero.avif',
      kilobytes: 90,
      at: inHtml ? heroAt : undefined,
      ...(inHtml ? {} : { neededAt: heroAt }),
      priority: settings.heroPriority === 'high' ? 'high' : 'low',
      preload: settings.heroPreload,
    },
    { id: 'shelf-1.avif', at: 0.6, ...shelf },
    { id: 'shelf-2.avif', at: 0.8, ...shelf },
    ...(settings.sparePreload ? spare : []),
  ]
}
