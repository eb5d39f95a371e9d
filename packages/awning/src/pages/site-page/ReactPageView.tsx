import type { ReactNode } from 'react'
import { reactPages } from 'virtual:awning/site'
import { foreignLang } from '../../content/foreignLang.ts'
import { TranslationNotice } from '../../theme/article/TranslationNotice.tsx'
import type { PageProps } from '../definePage.ts'
import type { ReactPageData } from './reactPage.ts'

/** The component of the page. The theme adds only a notice if the page is not translated. */
export default async function ReactPageView({
  page: { reactPage },
  ...props
}: PageProps<ReactPageData>): Promise<ReactNode> {
  const load = reactPages[reactPage.file]
  if (!load) throw new Error(`the bundle holds no page ${reactPage.file}`)
  const { default: Component } = await load()
  const { lang } = foreignLang(reactPage)
  if (lang === undefined) return <Component {...props} />
  return (
    <>
      <TranslationNotice text={props.site.t.untranslated} />
      <div lang={lang}>
        <Component {...props} />
      </div>
    </>
  )
}
