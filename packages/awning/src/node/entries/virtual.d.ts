declare module 'virtual:vite-rsc/client-references' {}

declare module 'virtual:awning/site' {
  import type { SiteCode } from 'awning'

  /** The code of the site that the bundle is for; empty where it has none. */
  const siteCode: SiteCode
  export default siteCode
}
