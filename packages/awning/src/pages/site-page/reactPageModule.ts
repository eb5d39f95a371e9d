import type { ReactNode } from 'react'
import type { PageContext } from '../definePage.ts'

/** The props of the component of a React page. */
export type ReactPageProps = PageContext

/** A file of `pages/` that ends with `.tsx` or `.jsx`. */
export interface ReactPageModule {
  default(props: ReactPageProps): ReactNode | Promise<ReactNode>
}
