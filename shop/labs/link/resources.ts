import type { ScriptMode, LoadingSettings } from './loadingSettings.ts'

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
  /** Its position in the HTML, from 0 to 1; undefined if the HTML does not reference it. */
  readonly position: number | undefined
  readonly priority: Priority
  /** Whether it comes from another origin, which needs its own connection. */
  readonly crossOrigin?: boolean
  /** Whether the head has a preload link for it. */
  readonly preload: boolean
  /** Only for scripts. */
  readonly mode?: ScriptMode
  /** For a resource that only the style sheet references: the parsed share from which it is needed. */
  readonly neededAt?: number
}

/** The position of the preloads and the preconnect, of the start of the body, and of the hero image. */
export const headAt = 0.02
export const bodyAt = 0.2
export const heroAt = 0.3

/** How long a script occupies the main thread, in milliseconds. */
export const runTimes: Partial<Record<ResourceId, number>> = {
  'stats.js': 40,
  'lib.js': 40,
  'app.js': 60,
}

/** A script that blocks the parser has a high priority, others have a low one. */
function scriptPriority(mode: ScriptMode): Priority {
  return mode === 'classic' ? 'high' : 'low'
}

/** The resources of the page, in document order. */
export function resources(settings: LoadingSettings): Resource[] {
  const { stats, lib, app } = settings
  const script = (
    id: ResourceId,
    kilobytes: number,
    position: number,
    mode: ScriptMode,
  ): Resource => {
    return { id, kilobytes, position, mode, priority: scriptPriority(mode), preload: false }
  }
  const shelf = { kilobytes: 50, priority: 'low', preload: settings.lowerImagesPreload } as const
  const font = { kilobytes: 40, position: undefined, priority: 'high', crossOrigin: true } as const
  const inHtml = settings.heroSource === 'html'
  const unusedResources: Resource[] = [
    { id: 'song-bold.woff2', ...font, preload: true },
    { id: 'hero.webp', kilobytes: 90, position: undefined, priority: 'low', preload: true },
  ]
  return [
    { id: 'index.html', kilobytes: 20, position: undefined, priority: 'highest', preload: false },
    script('stats.js', 20, 0.06, stats),
    {
      id: 'site.css',
      kilobytes: 24,
      position: 0.1,
      priority: settings.blocking ? 'highest' : 'low',
      preload: false,
    },
    script('lib.js', 80, 0.14, lib),
    script('app.js', 30, 0.16, app),
    { id: 'song.woff2', ...font, neededAt: bodyAt, preload: settings.fontPreload },
    {
      id: 'hero.avif',
      kilobytes: 90,
      position: inHtml ? heroAt : undefined,
      ...(inHtml ? {} : { neededAt: heroAt }),
      priority: settings.heroPriority === 'high' ? 'high' : 'low',
      preload: settings.heroPreload,
    },
    { id: 'shelf-1.avif', position: 0.6, ...shelf },
    { id: 'shelf-2.avif', position: 0.8, ...shelf },
    ...(settings.unusedPreload ? unusedResources : []),
  ]
}
