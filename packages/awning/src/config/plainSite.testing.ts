import type { SiteConfig } from './site.ts'

const both = (text: string) => ({ zh: text, en: text })

/** The least a site needs; a test overrides what its rule is about. */
export const plainSite: SiteConfig = {
  url: 'https://fixture.example',
  base: '/',
  repository: 'https://code.fixture.example/site',
  title: both('Fixture'),
  tagline: both('A small site'),
  defaultLocale: 'zh',
  locales: [
    { id: 'zh', label: '中文', lang: 'zh', dir: 'ltr' },
    { id: 'en', label: 'English', lang: 'en', dir: 'ltr' },
  ],
  docs: {
    path: '/docs',
    title: both('Docs'),
    description: both('All docs'),
    sidebars: { docs: { folder: '.' } },
    mainDoc: 'index',
    version: { name: 'current', label: 'Next' },
  },
  posts: [
    {
      id: 'blog',
      path: '/blog',
      kind: 'article',
      title: both('Blog'),
      description: both('Posts'),
      sidebarTitle: both('Recent posts'),
      sidebarCount: 5,
      pageSize: 10,
    },
    {
      id: 'game',
      path: '/game',
      kind: 'game',
      title: both('Games'),
      description: both('Games'),
      sidebarTitle: both('Game library'),
      sidebarCount: 'all',
      pageSize: 10,
    },
  ],
  navbar: { items: [{ label: both('Docs'), to: '/docs' }] },
  // Drawing takes longer than all the rest of a small site.
  social: false,
  footer: { columns: [], copyright: both('© 2022') },
}
