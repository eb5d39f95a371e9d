import type { ReactNode } from 'react'
import type { Site } from '../localeSite.ts'

/** A module with the component that a kind of post renders around its list. */
export interface ListModule<Extra extends object> {
  default(props: ListProps<Extra>): ReactNode | Promise<ReactNode>
}

export interface ListProps<Extra extends object> {
  readonly site: Site
  /** Address of the page. */
  readonly href: string
  readonly extra: Extra
  /** The list as readers without script have it. */
  readonly children: ReactNode
}
