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

it('the pages of a branch of a large sidebar have one object, whose hash is computed once', () => {
  const items = Array.from({ length: 300 }, (_, at): SidebarItem => ({
    kind: 'link',
    label: `${at}`,
    path: `/docs/${at}`,
  }))
  const asideOf = (at: number) =>
    docsAside({ sidebars: { docs: items } }, 'docs', `/docs/${at}`).aside
  expect(asideOf(29)).toBe(asideOf(0))
  expect(asideOf(30)).not.toEqual(asideOf(0))
  expect(docsAside({ sidebars: { other: items } }, 'other', '/docs/0').aside).toEqual({
    kind: 'docs',
    sidebar: 'other',
    branch: { open: [], window: 0 },
  })
})
