import type { SidebarItem } from '../content/model.ts'

export const link = (path: string): SidebarItem => ({ kind: 'link', label: path, path })

export const category = (label: string, items: SidebarItem[], path?: string): SidebarItem => ({
  kind: 'category',
  label,
  ...(path === undefined ? {} : { path }),
  items,
})
