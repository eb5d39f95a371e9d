import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { StructuredData } from './StructuredData.tsx'

describe('StructuredData', () => {
  it('is one graph, without what is not there', () => {
    const html = renderToStaticMarkup(
      createElement(StructuredData, { nodes: [{ '@type': 'A' }, undefined] }),
    )
    expect(JSON.parse(/>(.*)</.exec(html)?.[1] ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'A' }],
    })
  })

  it('cannot be ended by a title', () => {
    const name = '</script><img src=x onerror=alert(1)>'
    const html = renderToStaticMarkup(createElement(StructuredData, { nodes: [{ name }] }))
    expect(html.match(/</g)).toHaveLength(2)
    expect(JSON.parse(/>(.*)</.exec(html)?.[1] ?? '')).toMatchObject({ '@graph': [{ name }] })
  })
})
