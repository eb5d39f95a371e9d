import type { Data } from './data.ts'

export interface NamedUrl {
  readonly name: string
  /** Absent for what has no page of its own. */
  readonly url?: string | undefined
}

/** The way down to a page, which comes last. What has no page is no step; one step alone is no way. */
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
