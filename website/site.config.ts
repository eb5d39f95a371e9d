import { defineSite } from 'awning'

export default defineSite({
  url: 'https://awning.example',
  title: 'awning',
  tagline: {
    en: 'Documentation sites that are finished before they load',
    zh: '页面打开之前，就已经写完的文档站',
  },
  description: {
    en: 'An engine for documentation sites and blogs. Every page is finished HTML; React arrives when a reader needs it.',
    zh: '做文档站和博客的引擎。每一页都是现成的 HTML，读者真要动手时，React 才到场。',
  },
  logo: { image: { light: '/logo.svg', dark: '/logo-dark.svg' } },
  locales: [{ id: 'en' }, { id: 'zh' }],
  docs: {
    title: { en: 'Documentation', zh: '文档' },
    description: {
      en: 'How to write, shape and publish a site with awning.',
      zh: '用 awning 写文章、搭站点、发布上线。',
    },
  },
  posts: [
    {
      id: 'blog',
      title: { en: 'Blog', zh: '博客' },
      description: { en: 'Releases and how they were made.', zh: '新版本，以及它们是怎么来的。' },
    },
  ],
  navbar: {
    items: [
      { label: { en: 'Get started', zh: '快速上手' }, to: '/docs/getting-started' },
      { label: { en: 'Writing', zh: '写作' }, to: '/docs/writing/' },
      { label: { en: 'Settings', zh: '设置' }, to: '/docs/site/settings' },
      { label: { en: 'Comparison', zh: '横向对比' }, to: '/docs/comparison' },
      { label: { en: 'Blog', zh: '博客' }, to: '/blog' },
    ],
  },
  footer: {
    columns: [
      {
        title: { en: 'Begin', zh: '开始' },
        links: [
          { label: { en: 'Get started', zh: '快速上手' }, to: '/docs/getting-started' },
          { label: { en: 'Deploying', zh: '部署' }, to: '/docs/deploying/' },
          { label: { en: 'Upgrading', zh: '升级' }, to: '/docs/upgrading' },
        ],
      },
      {
        title: { en: 'Look up', zh: '查阅' },
        links: [
          { label: { en: 'Settings', zh: '设置' }, to: '/docs/site/settings' },
          {
            label: { en: 'Front matter', zh: 'Front Matter' },
            to: '/docs/site/front-matter-reference',
          },
          { label: { en: 'Architecture', zh: '架构' }, to: '/docs/architecture' },
        ],
      },
      {
        title: { en: 'Move here', zh: '搬过来' },
        links: [
          { label: 'Docusaurus', to: '/docs/migrating/docusaurus' },
          { label: 'VitePress', to: '/docs/migrating/vitepress' },
          { label: 'Starlight', to: '/docs/migrating/starlight' },
        ],
      },
    ],
    copyright: { en: 'MIT licensed. Built with awning.', zh: 'MIT 许可。本站用 awning 构建。' },
  },
  theme: {
    colors: {
      accent: { light: '#0a6b50', dark: '#63d4a6' },
      onAccent: { light: '#ffffff', dark: '#07211a' },
      background: { light: '#fcfdfb', dark: '#101614' },
      surface: { light: '#eff4f0', dark: '#18211e' },
      raised: { light: '#ffffff', dark: '#1d2824' },
      border: { light: '#d5dfd8', dark: '#2e3b36' },
      text: { light: '#14201b', dark: '#e4ece7' },
      mutedText: { light: '#4d5c55', dark: '#a3b2aa' },
    },
    fonts: {
      headings:
        "system-ui, -apple-system, 'PingFang SC', 'HarmonyOS Sans SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif",
    },
    css: './theme/website.css',
  },
  math: true,
  proseLint: {
    description: true,
    headingIds: true,
    parity: true,
    foreignScript: true,
    chinesePunctuation: true,
    chineseBrackets: true,
    chineseQuotes: true,
    chineseEllipsis: true,
    chineseDashes: true,
    chineseDoubledMarks: true,
    chineseFullWidth: true,
    chineseSpacing: true,
  },
})
