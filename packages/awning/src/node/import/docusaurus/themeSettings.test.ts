import { expect, it } from 'vitest'
import { importedFiles } from '../importedFiles.testing.ts'

it('links of a site below a folder lead to its pages, whether its base is written in them or not', async () => {
  const { settings } = await importedFiles('docusaurus', {
    'docusaurus.config.js': `module.exports = {
      title: 'Lamps', url: 'https://lamps.example', baseUrl: '/proj/',
      presets: [['@docusaurus/preset-classic', {}]],
      themeConfig: {
        announcementBar: { content: 'New: <a href="/proj/docs/a">read</a>, <a href="/project">not</a>' },
        navbar: { items: [{ label: 'One', to: '/docs/a' }, { label: 'Two', href: '/proj/docs/b' }] },
        footer: { copyright: '© <a href="/proj">us</a>' },
      },
    }`,
    'docs/a.md': '# A\n',
    'docs/b.md': '# B\n',
  })
  for (const expected of [
    "base: '/proj/'",
    "text: 'New: [read](/docs/a), [not](/project)'",
    "label: 'One', to: '/docs/a'",
    "label: 'Two', to: '/docs/b'",
    "copyright: '© [us](/)'",
  ])
    expect(settings).toContain(expected)
})
