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
  /** Only its presence counts, not its value. */
  readonly default?: string
  readonly children?: ReactNode
}

type Panel = TabProps & { readonly block?: { readonly props: TabProps } }

/** `::::tabs` in a text: takes the labels of the tabs from its children. */
export function TabSet({ group, default: named, children }: Props): ReactNode {
  const panels = Children.toArray(children).filter((child) => isValidElement<Panel>(child))
  // In MDX a child is `<Tab>` itself; otherwise it is a `ComponentBlock` with the props of the tab.
  const given = panels.map(({ props }) => props.block?.props ?? props)
  const tabs = given.map(({ value = '', label = value }): TabLabel => ({ value, label }))
  const marked = given.find((tab) => tab.default !== undefined)
  const initial = named ?? marked?.value ?? tabs[0]?.value ?? ''
  if (tabs.length === 0) return null
  return <Tabs tabs={tabs} panels={panels} initial={initial} group={group || undefined} />
}

/** `:::tab`: renders its content alone, because `TabSet` renders the label. */
export function Tab({ children }: TabProps): ReactNode {
  return children
}
