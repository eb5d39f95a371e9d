declare module 'virtual:awning/site' {
  import type { SiteCode } from 'awning'
  import type { ReactPageModule } from './site-page/reactPageModule.ts'

  /** The default export of `site.code.ts`; empty if there is no such file. */
  const siteCode: SiteCode
  export default siteCode

  /** The components of React pages by their files. */
  export const reactPages: Readonly<Record<string, () => Promise<ReactPageModule>>>
}
