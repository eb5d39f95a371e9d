import { Children, isValidElement, type ReactNode } from 'react'
import { Tabs, type TabLabel } from './Tabs.tsx'

interface Props {
  readonly group?: string | undefined
  /** The value of a tab; `none` shows no panel. */
  readonly default?: string | undefined
  readonly children?: ReactNode
}

interface TabProps {
  readonly value?: string
  /** Inline HTML from the content pipeline. */
  readonly label?: string
  /** Present or not, whatever it says. */
  readonly default?: string
  readonly children?: ReactNode
}

type Panel = TabProps & { readonly block?: { readonly props: TabProps } }

/** `::::tabs` of a text: reads off its children what the tabs are called. */
export function TabSet({ group, default: named, children }: Props): ReactNode {
  const panels = Children.toArray(children).filter((child) => isValidElement<Panel>(child))
  // MDX hands over `<Tab>`, or like Markdown a block that names it.
  const given = panels.map(({ props }) => props.block?.props ?? props)
  const tabs = given.map(({ value = '', label = value }): TabLabel => ({ value, label }))
  const marked = given.find((tab) => tab.default !== undefined)
  const initial = named ?? marked?.value ?? tabs[0]?.value ?? ''
  if (tabs.length === 0) return null
  return <Tabs tabs={tabs} panels={panels} initial={initial} group={group || undefined} />
}

/** `:::tab`: its label stands in the list of the set it belongs to. */
export function Tab({ children }: TabProps): ReactNode {
  return children
}
