import type { ResolvedBaseline } from '../../markdown/writeContext.ts'
import { nearest } from '../../text/nearest.ts'
import { shortList } from '../../text/shortList.ts'
import { browserSupport } from './browserSupport.ts'
import type { WebFeatures } from './webFeatures.ts'

/** All features with their ids. */
const list = 'https://web-platform-dx.github.io/web-features-explorer/'

/** How many names a message lists. */
const mostNames = 8

/** Looks up what the data says of a feature or, with `key`, of one part of it. */
export function resolveBaseline(
  id: string,
  key: string | undefined,
  data: WebFeatures | undefined,
): ResolvedBaseline {
  if (!data)
    return missing(
      'the state of browsers needs the package web-features, which is not installed',
      'Install it in the folder of the site: npm install --save-exact web-features',
    )
  if (id === '')
    return missing(
      'this :baseline names no feature',
      `Write :baseline{feature="container-queries"}, with an id of ${list}.`,
    )
  const feature = data.feature(id)
  if (!feature)
    return missing(
      `web-features has no feature "${id}"`,
      suggestion(id, data.ids) ?? `Look for its id on ${list}.`,
    )
  if (feature.kind === 'split')
    return missing(
      `web-features has split the feature "${id}"`,
      `Write one of these instead: ${feature.redirect_targets.join(', ')}.`,
    )
  if (feature.kind === 'moved') {
    const found = resolveBaseline(feature.redirect_target, key, data)
    return found.kind === 'found' ? { ...found, movedTo: feature.redirect_target } : found
  }
  if (key === undefined) return { kind: 'found', id, support: browserSupport(feature.status, data) }
  const parts = feature.status.by_compat_key ?? {}
  const status = Object.hasOwn(parts, key) ? parts[key] : undefined
  if (status) return { kind: 'found', id, support: browserSupport(status, data) }
  const keys = Object.keys(parts)
  return missing(
    `the feature "${id}" has no key "${key}"`,
    keys.length === 0
      ? 'It has none: remove key="…".'
      : (suggestion(key, keys) ?? `Its keys: ${shortList(keys, mostNames)}.`),
  )
}

function missing(message: string, hint: string): ResolvedBaseline {
  return { kind: 'missing', message, hint }
}

/** The most similar name, or those that have a word in common with what was written. */
function suggestion(written: string, names: readonly string[]): string | undefined {
  const guess = nearest(written, names)
  if (guess !== undefined) return `Did you mean "${guess}"?`
  const words = written.toLowerCase().split(/[^a-z0-9]+/)
  const similar = names.filter((name) =>
    words.some((word) => word.length > 2 && name.toLowerCase().includes(word)),
  )
  return similar.length > 0 ? `Similar ones: ${shortList(similar, mostNames)}.` : undefined
}
