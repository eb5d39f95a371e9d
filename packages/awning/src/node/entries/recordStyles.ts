import { cache } from 'react'

/** React's `cache` makes one set for each rendering. */
const recorded = cache(() => new Set<string>())

/** In a build, every server component that has style sheets calls this when it is rendered. */
export function recordStyles(hrefs: readonly string[]): null {
  for (const href of hrefs) recorded().add(href)
  return null
}

/** The style sheets of the current rendering. The set is filled until the rendering ends. */
export function recordedStyles(): ReadonlySet<string> {
  return recorded()
}
