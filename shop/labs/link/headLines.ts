import type { ScriptMode, Settings } from './settings.ts'

const modes: Record<ScriptMode, string> = {
  classic: '',
  async: ' async',
  defer: ' defer',
  module: ' type="module"',
}

/** The sheet does not match until it is there. */
const later = ` media="print" onload="this.media='all'"`

const fonts = 'https://fonts.example.com'

/** The lines that the switches write. */
export function headLines(settings: Settings): string[] {
  const preload = (on: boolean, href: string, rest: string) =>
    on ? [`<link rel="preload" href="${href}" ${rest} />`] : []
  const font = 'as="font" crossorigin'
  const urgent = settings.heroPriority === 'auto' ? '' : ` fetchpriority="${settings.heroPriority}"`
  const script = (name: string, mode: ScriptMode) =>
    `<script src="/${name}"${modes[mode]}></script>`
  return [
    ...(settings.preconnect ? [`<link rel="preconnect" href="${fonts}" crossorigin />`] : []),
    ...preload(settings.fontPreload, `${fonts}/song.woff2`, font),
    ...preload(settings.heroPreload, '/hero.avif', `as="image"${urgent}`),
    ...preload(settings.shelfPreload, '/shelf-1.avif', 'as="image"'),
    ...preload(settings.shelfPreload, '/shelf-2.avif', 'as="image"'),
    ...preload(settings.sparePreload, `${fonts}/song-bold.woff2`, font),
    ...preload(settings.sparePreload, '/hero.webp', 'as="image"'),
    script('stats.js', settings.stats),
    `<link rel="stylesheet" href="/site.css"${settings.blocking ? '' : later} />`,
    script('lib.js', settings.lib),
    script('app.js', settings.app),
    settings.heroPlace === 'html'
      ? `<img src="/hero.avif"${urgent} alt="…" />`
      : '<div class="hero"></div>',
    '<img src="/shelf-1.avif" alt="…" />',
    '<img src="/shelf-2.avif" alt="…" />',
  ]
}
