import type { SiteSettings } from '../../src/config/site.ts'
import type { Files } from './fixtureFiles.ts'
import { page } from './markdownPage.ts'

/** A site in English, Japanese and Arabic, whose texts mix scripts as real ones do. */
export const languagesFiles: Files = {
  'content/zh/docs/index.md': '',
  'content/zh/blog/2022-01-01-hello.md': '',
  'content/tags.yml': 'blog:\n  news: { en: News, ja: お知らせ, ar: أخبار }\n',
  'content/en/docs/start.md': page('Start', 'The first page of the docs.'),
  'content/en/docs/guide/index.md': page('Guide', 'All about the [start](../start.md).'),
  'content/en/docs/guide/install.md': page(
    'Install',
    'Run `npm install`.\n\n## Requirements {#needs}\n\nNode 20.\n\n```sh\nnpm install awning # now\n```\n',
    'requires: [start]',
  ),
  'content/en/docs/only-english.md': page('Why "static"?', 'Is it fast? Yes, it is.'),
  'content/en/blog/2022-01-01-hello.md': page(
    'Hello',
    'The first post.',
    'slug: hello',
    'tags: [news]',
  ),
  'pages/about.md': page('About', 'Who writes here.'),

  'content/ja/docs/start.md': page('はじめに', 'ドキュメントの最初のページです。'),
  'content/ja/docs/guide/index.md': page(
    'ガイド',
    '[はじめに](../start.md)から読み始めてください。',
  ),
  'content/ja/docs/guide/install.md': page(
    'インストール',
    '`npm install`を実行してから、設定ファイルを編集します。\n\n:::caution\n\n上書きされます。\n\n:::\n\n## 必要なもの {#needs}\n\nNode 20以降。\n\n```sh\nnpm install awning # インストール\n```\n',
  ),
  'content/ja/blog/2022-01-01-hello.md': page(
    'はじめまして',
    '最初の記事です。',
    'slug: hello',
    'tags: [news]',
  ),
  'pages/ja/about.md': page('このサイトについて', '書いている人の紹介です。'),

  'content/ar/docs/start.md': page('البداية', 'هذه هي الصفحة الأولى من الوثائق.'),
  'content/ar/docs/guide/index.md': page('الدليل', 'ابدأ من [البداية](../start.md).'),
  'content/ar/docs/guide/install.md': page(
    'التثبيت',
    'نفّذ الأمر `npm install --save-dev` أوّلًا، ثم عدّل ملف الإعدادات.\n\n:::caution\n\nسيُستبدل الملف.\n\n:::\n\n## المتطلبات {#needs}\n\n1. Node 20 أو أحدث.\n2. محرّر نصوص.\n\n| الأداة | الإصدار |\n|---|---:|\n| Node | 20 |\n\n```sh title="terminal"\nnpm install awning # التثبيت\n```\n',
  ),
  'content/ar/blog/2022-01-01-hello.md': page(
    'مرحبًا',
    'هذا أول مقال في المدونة.',
    'slug: hello',
    'tags: [news]',
  ),
  'pages/ar/about.md': page('عن الموقع', 'من يكتب هنا.'),
}

export const languagesSettings: Partial<SiteSettings> = {
  locales: [{ id: 'en' }, { id: 'ja' }, { id: 'ar' }],
  title: { en: 'Handbook', ja: 'ハンドブック', ar: 'الدليل' },
  navbar: {
    items: [
      { label: { en: 'Docs', ja: 'ドキュメント', ar: 'الوثائق' }, to: '/docs' },
      { label: { en: 'Blog', ja: 'ブログ', ar: 'المدونة' }, to: '/blog' },
    ],
  },
  tagline: { en: 'How it works', ja: '使い方', ar: 'كيف يعمل' },
  docs: {
    title: { en: 'Docs', ja: 'ドキュメント', ar: 'الوثائق' },
    description: { en: 'All docs', ja: 'すべてのドキュメント', ar: 'كل الوثائق' },
  },
  posts: [{ id: 'blog', title: { en: 'Blog', ja: 'ブログ', ar: 'المدونة' } }],
  editUrl: 'https://code.fixture.example/edit/',
}
