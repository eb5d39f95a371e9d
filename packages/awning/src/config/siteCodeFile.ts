/** The file next to `site.config.ts` that contains the code of a site. */
export const siteCodeFile = 'site.code.ts'
