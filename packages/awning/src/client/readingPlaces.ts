import { readStored, removeStored, writeStored } from './storage.ts'

const key = 'places'
const most = 30

/** Where the reader left long articles: one line each, `path#heading`, the latest first. */
export function readingPlace(path: string): string | undefined {
  return lines()
    .find((line) => line.startsWith(`${path}#`))
    ?.slice(path.length + 1)
}

/** Remembers the heading the reader is at; without one, that there is nothing to remember. */
export function keepReadingPlace(path: string, heading: string | undefined): void {
  const others = lines().filter((line) => !line.startsWith(`${path}#`))
  const kept = heading === undefined ? others : [`${path}#${heading}`, ...others].slice(0, most)
  if (kept.length > 0) writeStored(key, kept.join('\n'))
  else if (readStored(key) !== undefined) removeStored(key)
}

function lines(): string[] {
  return (readStored(key) ?? '').split('\n').filter((line) => line !== '')
}
