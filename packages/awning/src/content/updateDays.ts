import type { CommitDays } from './commitDays.ts'
import { entriesOf } from './entriesOf.ts'
import type { AnyEntry, Content, ReactPage } from './model.ts'

/**
 * Gives pages the days of their commits, in place. False if a page has no day yet, or no longer: hashes of pages depend on the
 * order of their properties.
 */
export function updateDays(content: Content, days: ReadonlyMap<string, CommitDays>): boolean {
  const reactPages = Object.values(content.locales).flatMap((locale) => locale.reactPages)
  return (
    entriesOf(content).every((entry) => {
      const { created, updated } = days.get(entry.file) ?? {}
      return setDay(entry, 'created', created) && setDay(entry, 'updated', updated)
    }) && reactPages.every((page) => setDay(page, 'updated', days.get(page.file)?.updated))
  )
}

function setDay(
  page: AnyEntry | ReactPage,
  name: 'created' | 'updated',
  day: string | undefined,
): boolean {
  if ((day === undefined) === name in page) return false
  if (day !== undefined) Object.assign(page, { [name]: day })
  return true
}
