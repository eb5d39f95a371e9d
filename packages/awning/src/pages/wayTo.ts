import { breadcrumbData } from '../features/structured-data/breadcrumbData.ts'
import type { Data } from '../features/structured-data/data.ts'
import type { Site } from '../theme/site.ts'

/** The way from the home page down to a page, for machines: names and paths, the page itself last. */
export function wayTo(
  site: Site,
  ...steps: readonly (readonly [name: string, path?: string | undefined])[]
): Data | undefined {
  return breadcrumbData([
    { name: site.t.home, url: site.url('/') },
    ...steps.map(([name, path]) => ({
      name,
      url: path === undefined ? undefined : site.url(path),
    })),
  ])
}
