import type { ReactNode } from 'react'
import { reactPages } from 'virtual:awning/site'
import { foreignLang } from '../../content/foreignLang.ts'
import type { PageProps } from '../definePage.ts'
import { EntryNotices } from '../EntryNotices.tsx'
import type { ReactPageData } from './reactPage.ts'

/** The component of the page. The theme adds only notices, such as that the page is not translated. */
export default async function ReactPageView({
  page: { reactPage },
  ...props
}: PageProps<ReactPageData>): Promise<ReactNode> {
  const load = reactPages[reactPage.file]
  if (!load) throw new Error(`the bundle holds no page ${reactPage.file}`)
  const { default: Component } = await load()
  const { lang } = foreignLang(reactPage)
  const component = <Component {...props} />
  if (lang === undefined && !reactPage.visibility) return component
  return (
    <>
      <EntryNotices site={props.site} entry={reactPage} />
      {lang === undefined ? component : <div lang={lang}>{component}</div>}
    </>
  )
}
