import { describe, expect, it } from 'vitest'
import { breadcrumbData } from './breadcrumbData.ts'

describe('the way to a page', () => {
  it('counts its steps, leaving out what has no page', () => {
    const way = breadcrumbData([
      { name: 'Home', url: 'https://a.example/' },
      { name: 'A category' },
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

  it('needs no address for its end', () => {
    const way = breadcrumbData([{ name: 'Home', url: 'https://a.example/' }, { name: 'Page' }])
    expect(way).toHaveProperty('itemListElement.1', {
      '@type': 'ListItem',
      position: 2,
      name: 'Page',
    })
  })

  it('is none where there is only one step', () => {
    expect(breadcrumbData([{ name: 'Home', url: 'https://a.example/' }])).toBeUndefined()
  })
})
