import { describe, expect, it } from 'vitest'
import { breadcrumbData } from './breadcrumbData.ts'

describe('the breadcrumbs of a page', () => {
  it('are numbered', () => {
    const way = breadcrumbData([
      { name: 'Home', url: 'https://a.example/' },
      { name: 'Page', url: 'https://a.example/page' },
    ])
    expect(way).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://a.example/' },
        { '@type': 'ListItem', position: 2, name: 'Page', item: 'https://a.example/page' },
      ],
    })
  })

  it('are absent where there is only one item', () => {
    expect(breadcrumbData([{ name: 'Home', url: 'https://a.example/' }])).toBeUndefined()
  })
})
