import type { ReactNode } from 'react'
import { Tab, TabSet } from '../tabs/TabSet.tsx'
import { Admonition } from './Admonition.tsx'
import { Details } from './Details.tsx'
import { Html } from './Html.tsx'
import { ComponentBlock } from './blocks.tsx'

/** Wraps what follows the truncate marker, which is not part of a preview. */
function Rest({ excerpt, children }: { excerpt?: boolean; children: ReactNode }): ReactNode {
  return excerpt ? null : children
}

const components = { Admonition, ComponentBlock, Details, Html, Rest, Tab, Tabs: TabSet }

/** Every MDX module calls this to get the components that the content pipeline writes into it. */
export function useMDXComponents(): typeof components {
  return components
}
