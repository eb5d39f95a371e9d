import { beforeAll, describe, expect, it } from 'vitest'
import { fixtureSite, type FixtureSite } from './fixtureSite.ts'
import { page } from './markdownPage.ts'
import { textOf } from './readPage.ts'

const part = (name: string, text: string, props = '{ site }') =>
  `export default function ${name}(${props}) { return <p>{\`${text}\`}</p> }\n`

const files = {
  'site.code.ts': `
    import { defineSiteCode } from 'awning'

    export default defineSiteCode({
      components: {
        AnnouncementBar: () => import('./theme/AnnouncementBar.tsx'),
        Brand: () => import('./theme/Brand.tsx'),
        Footer: () => import('./theme/Footer.tsx'),
        NotFound: () => import('./theme/NotFound.tsx'),
        Toc: () => import('./theme/Toc.tsx'),
        TocBox: () => import('./theme/Toc.tsx'),
        Pager: () => import('./theme/Pager.tsx'),
        PostPreview: () => import('./theme/PostPreview.tsx'),
        BeforeContent: () => import('./theme/BeforeContent.tsx'),
        AfterContent: () => import('./theme/AfterContent.tsx'),
      },
    })
  `,
  'theme/AnnouncementBar.tsx': part(
    'AnnouncementBar',
    'News ${announcement.id} for ${site.locale.id}',
    '{ site, announcement }',
  ),
  'theme/Brand.tsx': part('Brand', 'Brand of ${site.locale.id}'),
  'theme/Footer.tsx': `
    import type { ThemePartProps } from 'awning'
    import { Footer as DefaultFooter, Icon } from 'awning/theme'
    import { Count } from './Count.tsx'
    import styles from './Footer.module.css'

    export default async function Footer(props: ThemePartProps['Footer']) {
      return (
        <div className={styles.footer}>
          <Count from={7} />
          <Icon name="globe" />
          <DefaultFooter {...props} />
        </div>
      )
    }
  `,
  'theme/Footer.module.css': '.footer { letter-spacing: 0.123em }',
  'theme/Count.tsx': `'use client'
    import { useState } from 'react'

    export function Count({ from }: { from: number }) {
      const [count, setCount] = useState(from)
      return <button onClick={() => setCount(count + 1)}>{\`counted to \${count}\`}</button>
    }
  `,
  'theme/NotFound.tsx': part('NotFound', 'Nothing in ${site.locale.id}'),
  'theme/Toc.tsx': part('Toc', 'Contents: ${entries.length}', '{ entries }'),
  'theme/Pager.tsx': part('Pager', 'Next: ${end?.link.label}', '{ end }'),
  'theme/PostPreview.tsx': part('PostPreview', 'Post: ${post.title}', '{ post }'),
  'theme/BeforeContent.tsx': part('BeforeContent', 'Before ${path}', '{ path }'),
  'theme/AfterContent.tsx': part('AfterContent', 'After ${path}', '{ path }'),
  'content/zh/docs/index.md': '',
  'content/zh/docs/a.md': page('A', '## One\n\nText.'),
  'content/zh/docs/b.md': page('B'),
}

describe('a site that replaces parts of the theme', () => {
  let site: FixtureSite
  const at = (path: string) => textOf(site.read(path) ?? '')

  beforeAll(async () => {
    site = fixtureSite(files, { announcement: { id: 'first', html: 'Hello' } })
    await site.build()
    return () => site.remove()
  }, 120_000)

  it('shows its own around every page, in the language of the page', () => {
    expect(at('docs/a/index.html')).toContain('News first for zh')
    expect(at('docs/a/index.html')).toContain('Brand of zh')
    expect(at('en/docs/a/index.html')).toContain('Brand of en')
    expect(at('404.html')).toContain('Nothing in zh')
  })

  it('shows its own in pages, with what each is given', () => {
    expect(at('docs/a/index.html')).toContain('Contents: 1')
    expect(at('docs/a/index.html')).toContain('Next: B')
    expect(at('blog/index.html')).toContain('Post: Hello')
  })

  it('adds something before and after the content of every page', () => {
    expect(at('docs/a/index.html')).toMatch(/Before \/docs\/a .* Text\. .*After \/docs\/a/)
    expect(at('index.html')).toMatch(/Before \/ .*After \//)
  })

  it('can wrap the default part, with styles and a client component of its own', () => {
    const html = site.read('docs/a/index.html') ?? ''
    expect(html).toMatch(/<button>counted to 7<\/button><svg.*<footer.*© 2022/)
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)]
      .map(([, file = '']) => site.read(file) ?? '')
      .join('')
    expect(sheets).toMatch(/letter-spacing:0?\.123em/)
  })
})
