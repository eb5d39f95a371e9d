interface Listed {
  readonly path?: string
  readonly items?: readonly Listed[]
}

/** The first page among entries of a sidebar. A link to a category without a page of its own leads there. */
export function firstPath(items: readonly Listed[]): string {
  for (const { path, items: children } of items) {
    const found = path ?? (children && firstPath(children))
    if (found) return found
  }
  return '/'
}
