import type { Data } from './data.ts'

export interface NamedUrl {
  readonly name: string
  readonly url: string
}

/** Breadcrumbs down to a page, which comes last; a single item gives none. */
export function breadcrumbData(steps: readonly NamedUrl[]): Data | undefined {
  if (steps.length < 2) return undefined
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  }
}
