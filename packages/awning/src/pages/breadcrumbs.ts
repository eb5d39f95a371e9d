import { samePathKey } from '../config/address.ts'
import type { PostsConfig } from '../config/site.ts'
import { breadcrumbData } from '../features/structured-data/breadcrumbData.ts'
import type { Data } from '../features/structured-data/data.ts'
import type { Site } from '../theme/localeSite.ts'

export type BreadcrumbStep = readonly [name: string, path: string]

/** The path from the home page to a page as structured data, with the page itself last. */
export function breadcrumbsTo(site: Site, ...steps: readonly BreadcrumbStep[]): Data | undefined {
  return breadcrumbData([
    { name: site.t.home, url: site.url('/') },
    ...steps.map(([name, path]) => ({ name, url: site.url(path) })),
  ])
}

/** The beginning of the docs; none on the page there, and none if it is the home page. */
export function docsStep(
  { config: { docs }, text }: Site,
  page?: string,
): readonly BreadcrumbStep[] {
  const isFirst = page !== undefined && samePathKey(page) === samePathKey(docs.path)
  return docs.path === '/' || isFirst ? [] : [[text(docs.title), docs.path]]
}

/** The list of a collection; none if it is the home page. */
export function listStep({ text }: Site, { title, path }: PostsConfig): readonly BreadcrumbStep[] {
  return path === '/' ? [] : [[text(title), path]]
}
