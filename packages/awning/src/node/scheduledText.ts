import type { SiteConfig } from '../config/site.ts'
import type { LeftOutText } from '../content/leftOut.ts'
import { momentText } from '../content/publicationTime.ts'

/** A file that will be part of builds from a moment on. */
export interface ScheduledFile {
  readonly file: string
  /** ISO date and time. */
  readonly from: string
}

/** The scheduled files, each once, in the order in which they will be published. */
export function scheduledFiles(leftOut: readonly LeftOutText[]): ScheduledFile[] {
  const moments = new Map(
    leftOut.flatMap(({ file, unpublished }) =>
      unpublished.state === 'scheduled' ? [[file, unpublished.from] as const] : [],
    ),
  )
  return [...moments]
    .map(([file, from]) => ({ file, from }))
    .toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
}

/** Tells an owner when to build again; empty if nothing is scheduled. */
export function scheduledText(
  scheduled: readonly ScheduledFile[],
  { timeZone }: Pick<SiteConfig, 'timeZone'>,
): string {
  const [first] = scheduled
  if (!first) return ''
  const lines = scheduled.map(({ file, from }) => `  ${momentText(from, timeZone)}  ${file}`)
  return [
    `Scheduled, and not part of the site yet:`,
    ...lines,
    `Build again after ${momentText(first.from, timeZone)} to publish the first of them.`,
  ].join('\n')
}
