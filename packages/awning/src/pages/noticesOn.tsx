import type { ReactNode } from 'react'
import type { Site } from '../theme/localeSite.ts'
import type { EntryNoticesProps } from './EntryNotices.tsx'

/** The notices about a text; most have none. */
export function noticesOn(site: Site, entry: EntryNoticesProps['entry']): ReactNode {
  const { textLang, visibility, stale } = entry
  if (!textLang && !visibility && !stale) return undefined
  return <LoadedNotices site={site} entry={entry} />
}

/** Imported when they are needed, so that pages without notices do not load their styles. */
async function LoadedNotices(props: EntryNoticesProps): Promise<ReactNode> {
  const { EntryNotices } = await import('./EntryNotices.tsx')
  return <EntryNotices {...props} />
}
