import { expect, it } from 'vitest'
import { zh } from '../../src/i18n/zh.ts'
import { withSavedVersions } from '../../src/node/settings/withSavedVersions.ts'
import { saveVersion } from '../../src/node/version/saveVersion.ts'
import { plainConfig } from './fixtureSite.ts'
import { openFixture, page } from './openFixture.ts'
import { linksOf, namedNav } from './readPage.ts'

it('a saved version is built beside the docs, each with its own sidebar, neighbours and links', async () => {
  const config = { ...plainConfig, docs: { ...plainConfig.docs, mainDoc: 'a' } }
  const settings = { docs: config.docs }
  const site = openFixture(
    {
      'content/zh/docs/index.md': '',
      'content/zh/docs/a.md': page('A', '[B](/docs/more/b)\n\n<<< ../snippets/x.ts'),
      'content/zh/snippets/x.ts': 'const shown = 1\n',
      'content/zh/docs/more/b.md': page('B', 'x', 'requires: [a]'),
    },
    settings,
  )
  saveVersion(site.root, config, '1.0')
  site.write('content/zh/docs/more/c.md', page('C'))
  settings.docs = withSavedVersions(config, site.root).docs
  const { warningText } = await site.build()
  expect(warningText).toBe('')
  const hrefs = (html: string | undefined, name: string) =>
    linksOf(namedNav(html ?? '', name)).map(({ href }) => href)
  const current = site.read('docs/a/index.html')
  const saved = site.read('docs/1.0/a/index.html')
  expect(hrefs(current, zh.docsSidebar)).toEqual(['/docs/a', '/docs/more/b', '/docs/more/c'])
  expect(hrefs(saved, zh.docsSidebar)).toEqual(['/docs/1.0/a', '/docs/1.0/more/b'])
  expect(hrefs(site.read('docs/1.0/more/b/index.html'), zh.docsPages)).toEqual(['/docs/1.0/a'])
  expect(hrefs(current, zh.docsPages)).toEqual(['/docs/more/b'])
  expect(saved).toContain('不再维护')
  expect(saved).toContain('shown')
  expect(current).not.toContain('不再维护')
  // The overview is of the current version.
  expect(site.read('docs/index.txt')).toContain('共3页')
  // The menu of versions leads to the same doc of the other version, or to its main doc.
  expect(current).toContain('href="/docs/1.0/a"')
  expect(site.read('docs/more/c/index.html')).toContain('href="/docs/1.0/a"')
  // Programs get the latest version; each page of an earlier one still has its Markdown.
  for (const name of ['llms.txt', 'llms-full.txt']) {
    expect(site.read(name)).toContain('/docs/more/')
    expect(site.read(name)).not.toContain('/docs/1.0')
  }
  expect(site.read('docs/1.0/a/index.md')).toContain('# A')
})
