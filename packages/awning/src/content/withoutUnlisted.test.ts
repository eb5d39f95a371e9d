import { expect, it } from 'vitest'
import type { SidebarItem } from './model.ts'
import { withoutUnlisted } from './withoutUnlisted.ts'

const link = (path: string): SidebarItem => ({ kind: 'link', label: path, path })
const category = (items: SidebarItem[], path?: string): SidebarItem => ({
  kind: 'category',
  label: 'C',
  items,
  ...(path === undefined ? {} : { path }),
})

it('a sidebar loses unlisted pages, and categories that held nothing else', () => {
  const without = (items: SidebarItem[]) => withoutUnlisted(items, new Set(['/x', '/y']))
  expect(without([link('/a'), link('/x')])).toEqual([link('/a')])
  expect(without([category([link('/x')])])).toEqual([])
  expect(without([category([], '/x')])).toEqual([])
  expect(without([category([link('/a')], '/x')])).toEqual([category([link('/a')])])
  expect(without([category([link('/x')], '/a')])).toEqual([category([], '/a')])
  expect(without([category([category([link('/x')], '/y')])])).toEqual([])
  expect(without([category([])])).toEqual([category([])])
})
