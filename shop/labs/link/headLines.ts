import type { ScriptMode, LoadingSettings } from './loadingSettings.ts'

const modes: Record<ScriptMode, string> = {
  classic: '',
  async: ' async',
  defer: ' defer',
  module: ' type="module"',
}

/** The attributes that keep a style sheet from blocking: its media does not match until it is loaded. */
const nonBlocking = ` media="print" onload="this.media='all'"`

const fonts = 'https://fonts.example.com'

/** The HTML lines that follow from the settings. */
export function headLines(settings: LoadingSettings): string[] {
  const preload = (on: boolean, href: string, attributes: string) =>
    on ? [`<link rel="preload" href="${href}" ${attributes} />`] : []
  const font = 'as="font" crossorigin'
  const priorityAttribute =
    settings.heroPriority === 'auto' ? '' : ` fetchpriority="${settings.heroPriority}"`
  const script = (name: string, mode: ScriptMode) =>
    `<script src="/${name}"${modes[mode]}></script>`
  return [
    ...(settings.preconnect ? [`<link rel="preconnect" href="${fonts}" crossorigin />`] : []),
    ...preload(settings.fontPreload, `${fonts}/song.woff2`, font),
    ...preload(settings.heroPreload, '/hero.avif', `as="image"${priorityAttribute}`),
    ...preload(settings.lowerImagesPreload, '/shelf-1.avif', 'as="image"'),
    ...preload(settings.lowerImagesPreload, '/shelf-2.avif', 'as="image"'),
    ...preload(settings.unusedPreload, `${fonts}/song-bold.woff2`, font),
    ...preload(settings.unusedPreload, '/hero.webp', 'as="image"'),
    script('stats.js', settings.stats),
    `<link rel="stylesheet" href="/site.css"${settings.blocking ? '' : nonBlocking} />`,
    script('lib.js', settings.lib),
    script('app.js', settings.app),
    settings.heroSource === 'html'
      ? `<img src="/hero.avif"${priorityAttribute} alt="…" />`
      : '<div class="hero"></div>',
    '<img src="/shelf-1.avif" alt="…" />',
    '<img src="/shelf-2.avif" alt="…" />',
  ]
}
