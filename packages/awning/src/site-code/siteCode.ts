import type { Lab } from '../features/labs/lab.ts'

/** The code that a site adds to the engine. Settings are data and stay in `site.config.ts`. */
export interface SiteCode {
  /**
   * Interactive experiments that texts show with `::lab{name="…"}`.
   * @example labs: [number, string]
   */
  readonly labs?: readonly Lab[] | undefined
}

/**
 * Defines the code of a site, as the default export of `site.code.ts`. Node reads that file for the
 * data in it, and the bundle for the components: it is run in both, never in a browser.
 * @example
 * import { defineSiteCode } from 'awning'
 * import { number } from './labs/number/lab.ts'
 *
 * export default defineSiteCode({ labs: [number] })
 */
export function defineSiteCode(code: SiteCode): SiteCode {
  return code
}
