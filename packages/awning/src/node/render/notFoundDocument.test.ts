import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { notFoundDocument, swapScript } from './notFoundDocument.ts'

const english = {
  locale: { id: 'en', label: 'English', lang: 'en', dir: 'ltr' as const },
  root: '/sub/en/',
  html: '<html lang="en"><head><title>Not Found | $&amp; Shop</title></head><body class="x"><h1>Not Found $1</h1></body></html>',
}
const chinese = '<html lang="zh"><head><title>无</title></head><body><h1>无</h1></body></html>'

describe('the not-found document', () => {
  const html = notFoundDocument(chinese, [english])

  it('shows the default language and contains the others as templates', () => {
    const [shown = '', rest = ''] = html.split('<template')
    expect(shown).toContain('<h1>无</h1>')
    expect(rest).toContain('data-lang="en" data-dir="ltr" data-root="/sub/en/"')
    expect(rest).toContain('data-title="Not Found | $&amp; Shop"')
    expect(rest).toContain('<h1>Not Found $1</h1></template>')
  })

  it('swaps at the end of the body, before anything is painted', () => {
    expect(html).toContain(`<script>${swapScript}</script></body></html>`)
  })

  it('is the document itself where there is one language', () => {
    expect(notFoundDocument(chinese, [])).toContain('<h1>无</h1>')
    expect(notFoundDocument(chinese, [])).not.toContain('<template')
  })
})

/** Runs the script as a browser would at an address, and returns the changed document. */
function swapAt(pathname: string) {
  const templates = ['/sub/en/', '/sub/fr/'].map((root) => ({
    dataset: { lang: root.slice(5, 7), dir: 'ltr', root, title: `title of ${root}` },
    content: `content of ${root}`,
  }))
  const html = { lang: 'zh', dir: 'ltr', dataset: { root: '/sub/' } }
  let body: unknown = 'chinese'
  const document = {
    documentElement: html,
    title: '无',
    body: { replaceChildren: (content: unknown) => void (body = content) },
    querySelectorAll: () => templates,
  }
  runInNewContext(swapScript, { document, location: { pathname }, addEventListener: () => {} })
  return { body, lang: html.lang, root: html.dataset.root, title: document.title }
}

describe('the swap', () => {
  it.each(['/sub/en/nope', '/sub/en/', '/sub/en'])('shows English at %s', (pathname) => {
    expect(swapAt(pathname)).toEqual({
      body: 'content of /sub/en/',
      lang: 'en',
      root: '/sub/en/',
      title: 'title of /sub/en/',
    })
  })

  it('shows the default language at any other path', () => {
    expect(swapAt('/sub/fr/x/y').lang).toBe('fr')
  })

  it.each(['/sub/nope', '/sub/english/x', '/en/x', '/'])('leaves %s as it is', (pathname) => {
    expect(swapAt(pathname)).toEqual({ body: 'chinese', lang: 'zh', root: '/sub/', title: '无' })
  })
})
