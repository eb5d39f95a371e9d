import type { Data } from './data.ts'

export interface NamedUrl {
  readonly name: string
  /** Undefined for a category without a page. */
  readonly url?: string | undefined
}

/** Breadcrumbs down to a page, which comes last. Categories without a page are left out; a single item gives none. */
export function breadcrumbData(steps: readonly NamedUrl[]): Data | undefined {
  const pages = steps.filter(({ url }, index) => url !== undefined || index === steps.length - 1)
  if (pages.length < 2) return undefined
  return {
    '@type': 'BreadcrumbList',
    itemListElement: pages.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(url === undefined ? {} : { item: url }),
    })),
  }
}
