import { carriesHash } from '../../../client/fileHash.ts'

/** Videos are too large to be saved with every page that shows one. */
const isVideo = /\.(?:mp4|m4v|mov|webm|ogv)$/i

/**
 * Addresses of hashed files that occur in a text (HTML, a payload, a script or a style sheet). An example of code may show the
 * address of a file that does not exist; it rarely has a hash, and where it does, its 404 is ignored.
 */
export function namedFiles(text: string, base: string): string[] {
  const found = new Set<string>()
  // Neither the end of a longer address, nor what follows a scheme.
  const absolute = new RegExp(`(?<![\\w.:~%-])${literal(base)}assets/[\\w.~%@-]+\\.[a-z\\d]+`, 'gi')
  for (const [href] of text.matchAll(absolute)) if (!isVideo.test(href)) found.add(href)
  // Scripts import others of the same folder by relative addresses.
  for (const [, name] of text.matchAll(/["'`]\.\/([\w.~-]+\.js)["'`]/g))
    found.add(`${base}assets/${name}`)
  return [...found].filter((href) => carriesHash(href) && !isReplaced(href, found))
}

/** Whether the same picture is there in AVIF, which every browser shows that can run the app, and with it the worker. */
function isReplaced(href: string, found: ReadonlySet<string>): boolean {
  return href.endsWith('w.webp') && found.has(href.replace(/webp$/, 'avif'))
}

/** Pictures of a document that are outside of `assets/`, under names without a hash. */
export function namedPictures(html: string, base: string): string[] {
  const picture = new RegExp(
    `(?:src|href)="(${literal(base)}[^"?#\\s]+\\.(?:svg|png|jpe?g|gif|webp|avif|ico))"`,
    'gi',
  )
  return [...new Set(Array.from(html.matchAll(picture), ([, href = '']) => href))]
}

/** Whether a script is fetched only when the reader needs it: when search is opened, or JSX is edited. */
export function isLoadedOnDemand(href: string): boolean {
  return /\/(?:SearchPanel|live-compiler)-[\w-]+\.js$/.test(href)
}

/** Whether a file may name others. */
export function namesFiles(href: string): boolean {
  return /\.(?:js|css|txt)$/.test(href)
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
