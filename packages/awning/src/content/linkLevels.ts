import type { SiteConfig } from '../config/site.ts'
import type { Diagnostic } from './diagnostic.ts'

export type LinkLevels = SiteConfig['links']
/** The options of `links` in the settings. */
export type LinkRule = keyof LinkLevels

/** The levels in dev, where no link stops an author from seeing the other pages. */
export function levelsInDev(levels: LinkLevels): LinkLevels {
  const tolerant = (level: LinkLevels[LinkRule]) => (level === 'throw' ? 'error' : level)
  return {
    broken: tolerant(levels.broken),
    markdown: tolerant(levels.markdown),
    anchors: tolerant(levels.anchors),
    duplicates: tolerant(levels.duplicates),
  }
}

/** A diagnostic with the severity that the settings give it; undefined if they ignore it. */
export function withLevel(
  { rule, ...diagnostic }: Diagnostic & { readonly rule?: LinkRule },
  levels: LinkLevels,
): Diagnostic | undefined {
  if (rule === undefined) return diagnostic
  switch (levels[rule]) {
    case 'ignore':
      return undefined
    case 'log':
      return { ...diagnostic, severity: 'hint' }
    case 'warn':
      return { ...diagnostic, severity: 'warning' }
    case 'error':
      return { ...diagnostic, severity: 'error', isTolerated: true }
    case 'throw':
      return { ...diagnostic, severity: 'error' }
  }
}
