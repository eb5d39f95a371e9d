import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { notFoundDocument, swapScript } from './notFoundDocument.ts'

const shared =
  '<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="x">' +
  '<meta name="theme-color" content="#fff"><script>if (1 < 2) boot("<title>")</script>' +
  '<link rel="stylesheet" href="/a.css">'
const documentOf = (lang: string, page: string, title: string) =>
  `<!doctype html><html data-page="${page}" lang="${lang}"><head>${shared}<title>${title}</title>` +
  `<link rel="manifest" href="/${lang}"><template><link rel="preload" as="fetch" href="${page}/index.txt"></template>` +
  `</head><body class="x"><h1>${title}</h1></body></html>`

const english = {
  locale: { id: 'en', label: 'English', lang: 'en', dir: 'ltr' as const },
  root: '/sub/en/',
  html: documentOf('en', '/sub/en/404', 'Not Found $1 $&amp;'),
}
const chinese = documentOf('zh', '/sub/404', '无')

describe('the not-found document', () => {
  const html = notFoundDocument(chinese, [english])

  it('shows the default language and contains the others as templates', () => {
    expect(html.startsWith(chinese.slice(0, chinese.indexOf('</body>')))).toBe(true)
    expect(html).toContain(
      '<template data-lang="en" data-dir="ltr" data-root="/sub/en/" data-page="/sub/en/404">' +
        '<h1>Not Found $1 $&amp;</h1><template>',
    )
  })

  it('contains of the other heads only what differs, so no script runs twice', () => {
    const [, head] = /<\/h1><template>(.*?)<\/template><\/template><script>/.exec(html) ?? []
    expect(head).toBe(
      '<title>Not Found $1 $&amp;</title><link rel="manifest" href="/en">' +
        '<template><link rel="preload" as="fetch" href="/sub/en/404/index.txt"></template>',
    )
  })

  it('swaps at the end of the body, before anything is painted', () => {
    expect(html).toContain(`<script>${swapScript}</script></body></html>`)
  })

  it('is the document itself where there is one language', () => {
    expect(notFoundDocument(chinese, [])).toBe(chinese)
  })
})

/** Runs the script as a browser would at an address, and returns the language that is shown. */
function langAt(pathname: string) {
  const templates = ['/sub/en/', '/sub/fr/'].map((root) => ({
    dataset: { lang: root.slice(5, 7), dir: 'ltr', root, page: `${root}404` },
    content: { lastChild: { content: '', remove: () => {} } },
  }))
  const documentElement = { lang: 'zh', dir: 'ltr', dataset: { root: '/sub/', page: '/sub/404' } }
  const document = {
    documentElement,
    head: { children: [], append: () => {} },
    body: { replaceChildren: () => {} },
    querySelectorAll: () => templates,
  }
  runInNewContext(swapScript, { document, location: { pathname } })
  return [documentElement.lang, documentElement.dataset.page]
}

describe('the swap', () => {
  it.each(['/sub/en/nope', '/sub/en/', '/sub/en'])('shows English at %s', (pathname) => {
    expect(langAt(pathname)).toEqual(['en', '/sub/en/404'])
  })

  it('shows the language of the path', () => {
    expect(langAt('/sub/fr/x/y')).toEqual(['fr', '/sub/fr/404'])
  })

  it.each(['/sub/nope', '/sub/english/x', '/en/x', '/'])('leaves %s as it is', (pathname) => {
    expect(langAt(pathname)).toEqual(['zh', '/sub/404'])
  })
})
