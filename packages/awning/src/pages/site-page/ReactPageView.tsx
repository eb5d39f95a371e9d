import type { ReactNode } from 'react'
import { reactPages } from 'virtual:awning/site'
import type { PageProps } from '../definePage.ts'
import { noticesOn } from '../noticesOn.tsx'
import { lateImport } from '../../theme/lateImport.ts'
import type { ReactPageData } from './reactPage.ts'
import { langAttributes } from '../../theme/langAttributes.ts'

/** The component of the page. The theme adds only notices, such as that the page is not translated. */
export default async function ReactPageView({
  page: { reactPage },
  ...props
}: PageProps<ReactPageData>): Promise<ReactNode> {
  const load = reactPages[reactPage.file]
  if (!load) throw new Error(`the bundle holds no page ${reactPage.file}`)
  const { default: Component } = await lateImport(load)
  const lang = reactPage.textLang
  const component = <Component {...props} />
  if (lang === undefined && !reactPage.visibility) return component
  return (
    <>
      {noticesOn(props.site, reactPage)}
      {lang === undefined ? component : <div {...langAttributes(lang)}>{component}</div>}
    </>
  )
}
