import type { SiteSettings } from './site.ts'

/** The settings that fixture sites start from; a test overrides what its rule is about. This file loads nothing, so browser tests can. */
export const plainSettings: SiteSettings = {
  url: 'https://fixture.example',
  repository: 'https://code.fixture.example/site',
  title: 'Fixture',
  tagline: 'A small site',
  locales: [{ id: 'zh' }, { id: 'en' }],
  docs: {
    title: 'Docs',
    description: 'All docs',
    version: { name: 'current', label: 'Next' },
  },
  posts: [
    { id: 'blog', description: 'Posts', sidebarTitle: 'Recent posts' },
    {
      id: 'notes',
      title: 'Notes',
      description: 'Notes',
      sidebarTitle: 'All notes',
      sidebarCount: 'all',
    },
  ],
  navbar: { items: [{ label: 'Docs', to: '/docs' }] },
  // Social images take longer than everything else that a small site needs.
  social: false,
  footer: { copyright: '© 2022' },
}

/** Every rule for texts that needs no package. */
export const everyProseRule: NonNullable<SiteSettings['proseLint']> = {
  imageText: true,
  glossary: true,
  translationSource: true,
  description: true,
  headingIds: true,
  orphans: true,
  parity: true,
  foreignScript: true,
  chinesePunctuation: true,
  chineseBrackets: true,
  chineseQuotes: true,
  chineseEllipsis: true,
  chineseDashes: true,
  chineseSpacing: true,
  chineseDoubledMarks: true,
  chineseFullWidth: true,
}
