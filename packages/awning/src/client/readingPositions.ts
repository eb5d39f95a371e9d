import { readStored, removeStored, writeStored } from './storage.ts'

const key = 'places'
const maxArticles = 30

/** The heading where the reader left a long article. Stored as one line each, `path#heading`, the latest first. */
export function readingPosition(path: string): string | undefined {
  return lines()
    .find((line) => line.startsWith(`${path}#`))
    ?.slice(path.length + 1)
}

/** Saves the heading that the reader is at; `undefined` removes what was saved. */
export function saveReadingPosition(path: string, heading: string | undefined): void {
  const others = lines().filter((line) => !line.startsWith(`${path}#`))
  const saved =
    heading === undefined ? others : [`${path}#${heading}`, ...others].slice(0, maxArticles)
  if (saved.length > 0) writeStored(key, saved.join('\n'))
  else if (readStored(key) !== undefined) removeStored(key)
}

function lines(): string[] {
  return (readStored(key) ?? '').split('\n').filter((line) => line !== '')
}
