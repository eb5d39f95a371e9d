import { describe, expect, it } from 'vitest'
import { movedAddresses } from './movedAddresses.ts'

describe('the old addresses in _redirects', () => {
  it('are those that lead to one place for good, decoded and without a slash at the end', () => {
    const { moved } = movedAddresses(
      '# old\n\n/a /b 301\n/c/ https://x.example/?q=1#y 308\n/%E6%97%A7 /new 301!\r\n',
    )
    expect(moved).toEqual([
      { from: '/a', to: '/b' },
      { from: '/c', to: 'https://x.example/?q=1#y' },
      { from: '/旧', to: '/new' },
    ])
  })

  it('count by the first line for an address', () => {
    expect(movedAddresses('/a /b 301\n/a/ /c 301').moved).toEqual([{ from: '/a', to: '/b' }])
  })

  it.each([
    '/a/* /b/:splat 301',
    '/a/:id /b/:id 301',
    '/a /b',
    '/a /b 302',
    '/a /b 200',
    '/a /b 301 Language=en',
    '/a mailto:x@example.com 301',
    'https://old.example/a /b 301',
  ])('are not %s', (line) => {
    expect(movedAddresses(`${line}\n`)).toEqual({ moved: [], others: [line] })
  })
})
