/**
 * The entry `awning` as the code of a site sees it, in the bundle and where Node reads it. It leaves
 * out `defineSite`: settings belong to `site.config.ts`, and checking them needs packages that
 * have no place in a bundle.
 */
export { defineSiteCode, type SiteCode } from './siteCode.ts'
