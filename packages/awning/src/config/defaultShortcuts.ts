import type { SchemaContext } from './schema/context.ts'
import type { Localized } from './site.ts'

interface Area {
  readonly path: string
  readonly title: Localized
}

export interface Shortcut {
  keys: string
  label: Record<string, string>
  to: string
}

/** `g h` for the home page, `g d` for the docs, `g` and the first free letter of its id for a collection. */
export function defaultShortcuts(
  {
    docs,
    posts,
  }: {
    docs: Area & { readonly enabled: boolean }
    posts: readonly (Area & { readonly id: string })[]
  },
  { words }: SchemaContext,
): Shortcut[] {
  const shortcuts: Shortcut[] = [
    { keys: 'g h', label: { ...words(({ home }) => home) }, to: '/' },
    ...(docs.enabled ? [{ keys: 'g d', label: { ...docs.title }, to: docs.path }] : []),
  ]
  for (const { id, path, title } of posts) {
    const free = Array.from(id.toLowerCase())
      .map((letter) => `g ${letter}`)
      .find((keys) => !shortcuts.some((other) => other.keys === keys))
    if (free) shortcuts.push({ keys: free, label: { ...title }, to: path })
  }
  return shortcuts
}
