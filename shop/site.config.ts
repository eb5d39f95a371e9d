import { defineSite } from 'awning'

/** The lessons of the course in their order, by the part that they belong to. */
const lessons = {
  html: ['course/html-semantics', 'course/forms', 'course/images-media'],
  css: ['course/cascade', 'course/layout-practice', 'course/typography', 'course/animation'],
  javascript: [
    'course/values-variables',
    'course/functions-closures',
    'course/objects',
    'course/classes-prototypes',
    'course/arrays-iteration',
    'course/modules',
  ],
  apps: [
    'course/promises-async',
    'course/fetch-http',
    'course/storage',
    'course/security',
    'course/accessibility',
  ],
}

export default defineSite({
  url: 'https://zahuopu.example',
  repository: 'https://code.zahuopu.example/general-store',
  editUrl: 'https://code.zahuopu.example/general-store/edit/main/shop/',
  title: { zh: '杂货铺', en: 'The General Store' },
  tagline: { zh: '技术书与游戏的杂货铺', en: 'A general store for technology books and games' },
  description: {
    zh: '前端知识一排书架，通关笔记一个柜台，剩下的都记在账本里。随手翻，不用登记。',
    en: 'A shelf of frontend books, a counter of finished games, and a ledger for the rest. Browse as you like; nobody signs in here.',
  },
  logo: { text: { zh: '杂' } },
  locales: [{ id: 'zh' }, { id: 'en' }],
  timeZone: 'Asia/Shanghai',
  docs: {
    accent: 'teal',
    title: { zh: '文档总览', en: 'All docs' },
    description: {
      zh: '前端书架上的全部文档，按门类排好：HTML、CSS、JavaScript、浏览器、框架、工程化与设计；后面是十八课的入门课。',
      en: 'Every page on the frontend shelf, by category: HTML, CSS, JavaScript, browsers, frameworks, engineering and design, followed by a course for beginners in eighteen lessons.',
    },
    sidebars: {
      frontend: { folder: 'frontend' },
      course: {
        items: [
          'course/index',
          {
            label: { zh: '第一部分：HTML', en: 'Part 1: HTML' },
            items: lessons.html,
          },
          {
            label: { zh: '第二部分：CSS', en: 'Part 2: CSS' },
            items: lessons.css,
          },
          {
            label: { zh: '第三部分：JavaScript', en: 'Part 3: JavaScript' },
            items: lessons.javascript,
          },
          {
            label: { zh: '第四部分：应用', en: 'Part 4: apps' },
            items: lessons.apps,
          },
        ],
      },
    },
    paths: [
      {
        id: 'course',
        title: { zh: '入门课：从零到上线', en: 'Course: from nothing to a deployed app' },
        docs: [...Object.values(lessons).flat(), 'frontend/engineering/tool-chain'],
      },
      {
        id: 'beginner',
        title: { zh: '新手：按依赖走', en: 'Beginner: in the order of need' },
        docs: [
          'frontend/html/metadata',
          'frontend/css/selector',
          'frontend/css/rules',
          'frontend/css/layout',
          'frontend/javascript/data-type/index',
          'frontend/javascript/data-type/null',
          'frontend/javascript/data-type/undefined',
          'frontend/javascript/data-type/number',
          'frontend/javascript/data-type/string',
          'frontend/javascript/data-type/symbol',
          'frontend/browser/dom',
          'frontend/browser/event',
          'frontend/browser/principle',
          'frontend/javascript/typescript',
          'frontend/framework/react',
          'frontend/engineering/tool-chain',
          'frontend/engineering/testing',
        ],
      },
      {
        id: 'pixel',
        title: { zh: '行家：一个像素的来历', en: 'Specialist: where a pixel comes from' },
        docs: [
          'frontend/css/selector',
          'frontend/css/rules',
          'frontend/css/layout',
          'frontend/browser/cssom',
          'frontend/browser/principle',
          'frontend/engineering/performance',
        ],
      },
      {
        id: 'value',
        title: { zh: '行家：一个值的来历', en: 'Specialist: where a value comes from' },
        docs: [
          'frontend/javascript/data-type/index',
          'frontend/javascript/data-type/null',
          'frontend/javascript/data-type/undefined',
          'frontend/javascript/data-type/number',
          'frontend/javascript/data-type/string',
          'frontend/javascript/data-type/symbol',
          'frontend/javascript/typescript',
        ],
      },
      {
        id: 'update',
        title: { zh: '行家：一次更新的来历', en: 'Specialist: where an update comes from' },
        docs: [
          'frontend/framework/react',
          'frontend/framework/vue',
          'frontend/framework/svelte',
          'frontend/framework/angular',
        ],
      },
    ],
    mainDoc: 'frontend/index',
    version: { name: 'current', label: 'Next' },
  },
  posts: [
    {
      id: 'blog',
      readingTime: false,
      accent: 'gold',
      title: { zh: '博客', en: 'Blog' },
      description: {
        zh: '杂货铺的账本：随笔、工具推荐，还有这家店是怎么开起来的。',
        en: 'The shop’s ledger: notes, tools worth knowing, and how this place came to be.',
      },
    },
    {
      id: 'game',
      kind: 'game',
      readingTime: false,
      accent: 'plum',
      title: { zh: '游戏库', en: 'Game library' },
      description: {
        zh: '玩过的游戏和通关后的笔记：是什么游戏、怎么玩、适合谁。',
        en: 'Games played and the notes kept after the credits: what they are, how they play, who they are for.',
      },
      sidebarTitle: { zh: '游戏库', en: 'Game library' },
      sidebarCount: 'all',
    },
  ],
  navbar: {
    items: [
      { label: { zh: '前端', en: 'Frontend' }, to: '/docs/frontend/' },
      { label: { zh: '游戏', en: 'Games' }, to: '/game' },
      { label: { zh: '博客', en: 'Blog' }, to: '/blog' },
    ],
  },
  shortcuts: [
    { keys: 'g h', label: { zh: '首页', en: 'Home' }, to: '/' },
    { keys: 'g d', label: { zh: '文档', en: 'Docs' }, to: '/docs' },
    { keys: 'g g', label: { zh: '游戏', en: 'Games' }, to: '/game' },
    { keys: 'g b', label: { zh: '博客', en: 'Blog' }, to: '/blog' },
  ],
  // Examples that tests execute.
  code: { flags: ['run', 'browser', 'types', 'excerpt', 'from'] },
  // The house style: every rule there is. `npm run check` applies them.
  proseLint: {
    description: true,
    headingIds: true,
    orphans: true,
    parity: true,
    baseline: true,
    foreignScript: true,
    chinesePunctuation: true,
    chineseBrackets: true,
    chineseQuotes: true,
    chineseEllipsis: true,
    chineseDashes: true,
    chineseSpacing: true,
    chineseDoubledMarks: true,
    chineseFullWidth: true,
  },
  // Gzipped bytes; a build that goes beyond fails with a table of what grew.
  budgets: {
    // The longest article, with its examples, exercises and styles.
    html: 35 * 1024,
    // What lays out a page in steps took the last of 10 KB.
    styles: 10_300,
    // Boot has 2.1 KB; beside it the home page has the check of the base URL, which has 0.7 KB.
    inline: 2800,
    // The largest is a list of posts with an interactive one. What Back, a reload and blocked storage need took 0.1 KB.
    script: 106 * 1024,
    lab: 10 * 1024,
    payload: 23 * 1024,
  },
  footer: {
    columns: [
      {
        title: { zh: '分类', en: 'Categories' },
        links: [
          { label: { zh: '前端', en: 'Frontend' }, to: '/docs/frontend/' },
          { label: { zh: '游戏', en: 'Games' }, to: '/game' },
        ],
      },
      {
        title: { zh: '更多', en: 'More' },
        links: [
          { label: { zh: '博客', en: 'Blog' }, to: '/blog' },
          {
            label: { zh: '仓库', en: 'Repository' },
            to: 'https://code.zahuopu.example/general-store',
          },
        ],
      },
    ],
    copyright: { zh: '© 2022 杂货铺', en: '© 2022 The General Store' },
  },
})
