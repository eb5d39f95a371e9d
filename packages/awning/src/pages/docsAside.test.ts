import { expect, it } from 'vitest'
import type { LocaleContent, SidebarItem } from '../content/model.ts'
import { docsAside } from './docsAside.ts'

it.each([
  [200, { kind: 'docs', sidebar: 'docs' }],
  [201, { kind: 'docs', sidebar: 'docs', branch: { open: [], window: 0 } }],
])('of a sidebar with %i pages, a page shows %j', (count, aside) => {
  const items = Array.from({ length: count }, (_, at): SidebarItem => ({
    kind: 'link',
    label: `${at}`,
    path: `/docs/${at}`,
  }))
  const content: Pick<LocaleContent, 'sidebars'> = { sidebars: { docs: items } }
  expect(docsAside(content, 'docs', '/docs/0')).toEqual({ aside })
})
