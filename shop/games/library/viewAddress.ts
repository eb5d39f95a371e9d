import {
  facets,
  layouts,
  plainView,
  sorts,
  type Facet,
  type Filter,
  type LibraryView,
} from './libraryView.ts'

/** `?tag=动作&platform=Switch&sort=rating&view=grid` as a view, without unknown values. */
export function viewOf(search: string): LibraryView {
  const query = new URLSearchParams(search)
  const seen = new Set<string>()
  const filters = [...query].flatMap(([name, value]): Filter[] => {
    const key = `${name}=${value}`
    if (!isFacet(name) || value === '' || seen.has(key)) return []
    seen.add(key)
    return [{ facet: name, value }]
  })
  return {
    filters,
    sort: sorts.find((sort) => sort === query.get('sort')) ?? plainView.sort,
    layout: layouts.find((layout) => layout === query.get('view')) ?? plainView.layout,
  }
}

/** The query of a view. Other parameters of the address stay as they are. */
export function searchOf(view: LibraryView, search: string): string {
  const query = new URLSearchParams(search)
  for (const name of [...facets, 'sort', 'view']) query.delete(name)
  for (const { facet, value } of view.filters) query.append(facet, value)
  if (view.sort !== plainView.sort) query.set('sort', view.sort)
  if (view.layout !== plainView.layout) query.set('view', view.layout)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

function isFacet(name: string): name is Facet {
  return facets.some((facet) => facet === name)
}
