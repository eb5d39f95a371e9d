/** The texts of the home page in one language. */
export interface HomeTexts {
  /** In parts between which a line may end: Chinese has no spaces to break at. */
  readonly headline: readonly string[]
  readonly lead: string
  readonly start: string
  readonly compare: string
  readonly commandLabel: string
  readonly plotTitle: string
  readonly plotNote: string
  readonly floor: string
  readonly facts: readonly { readonly value: string; readonly label: string }[]
  readonly writeTitle: string
  readonly writeLead: string
  readonly sourceLabel: string
  readonly resultLabel: string
  readonly sample: Sample
  readonly featuresTitle: string
  readonly features: readonly Feature[]
  readonly moveTitle: string
  readonly moveLead: string
}

/** A few lines of Markdown, and what the page shows for them. */
export interface Sample {
  readonly heading: string
  readonly before: string
  readonly link: string
  readonly after: string
  readonly boxTitle: string
  readonly box: string
}

export interface Feature {
  readonly title: string
  readonly text: string
  readonly to: string
}

const links = {
  search: '/docs/site/search',
  languages: '/docs/site/languages',
  live: '/docs/writing/live-examples',
  code: '/docs/writing/code',
  checks: '/docs/checking',
  versions: '/docs/site/versions',
  blog: '/docs/writing/blog',
  deploying: '/docs/deploying/',
  theming: '/docs/site/theming',
}

const english: HomeTexts = {
  headline: ['Docs that are finished before they load'],
  lead: 'awning turns Markdown into documentation sites and blogs. Every page is complete HTML that can be read, followed and printed without a script. React arrives when a reader needs it.',
  start: 'Get started',
  compare: 'Compare with others',
  commandLabel: 'Create a site',
  plotTitle: 'What a reader downloads to see a page',
  plotNote:
    'First visit, 300 documents, brotli. Hugo has a layout of twenty lines and no theme: it is the floor.',
  floor: 'bare layout',
  facts: [
    { value: '0 ms', label: 'of blocked input while a page opens' },
    { value: '1.6 s', label: 'to rebuild 1,000 pages after an edit' },
    { value: '12', label: 'languages of the interface, right to left included' },
    { value: '0', label: 'services to sign up for' },
  ],
  writeTitle: 'You write Markdown',
  writeLead:
    'Plain CommonMark, with boxes, tabs, code groups, formulas and diagrams that other engines understand too.',
  sourceLabel: 'You write',
  resultLabel: 'Readers see',
  sample: {
    heading: 'Light a lamp',
    before: 'Screw it in, then ',
    link: 'press the switch',
    after: '. It needs no app.',
    boxTitle: 'Good to know',
    box: 'The bulb is warm after an hour.',
  },
  featuresTitle: 'Everything a documentation site needs is in the box',
  features: [
    {
      title: 'Search that finds it',
      text: 'Every section, by any two characters, also in Chinese and Japanese, while you write too. Nothing to host, nothing to configure.',
      to: links.search,
    },
    {
      title: 'Translations that stay true',
      text: 'Pages without a translation show the original with a notice. When an original changes, its translations say so.',
      to: links.languages,
    },
    {
      title: 'Code that is checked',
      text: 'Types on hover, marked lines, groups, and code taken from your files. Highlighted when the site is built.',
      to: links.code,
    },
    {
      title: 'Examples that run',
      text: 'HTML, CSS, JavaScript and React next to their result, in a sandbox. Readers can change the code.',
      to: links.live,
    },
    {
      title: 'Mistakes with a remedy',
      text: 'A broken link, a wrong field, a missing picture: each is reported with file, line and what to write instead.',
      to: links.checks,
    },
    {
      title: 'Versions and blogs',
      text: 'Save the docs of a release with one command. Add a blog with authors, tags, series and three kinds of feeds.',
      to: links.versions,
    },
    {
      title: 'Your look, your React',
      text: 'Set colours and fonts, replace parts of the theme, or make whole pages with React server components.',
      to: links.theming,
    },
    {
      title: 'Any host, and offline',
      text: 'Files that any static host serves, under a strict content security policy. Readers can save whole sections.',
      to: links.deploying,
    },
  ],
  moveTitle: 'Already have a site?',
  moveLead:
    'Importers copy the texts, translate the settings and list what is left to do, with file and line.',
}

const chinese: HomeTexts = {
  headline: ['打开就是成品的', '文档站'],
  lead: 'awning 把 Markdown 变成文档站和博客。每一页都是完整的 HTML，没有脚本也能读、能点、能打印；读者要动手时，React 才到场。',
  start: '快速上手',
  compare: '和别的引擎比一比',
  commandLabel: '新建站点',
  plotTitle: '读者打开一页要下载多少',
  plotNote:
    '首次访问，300 篇文档，brotli 压缩。Hugo 用的是二十行的空白布局，没有主题，仅作下限参考。',
  floor: '空白布局',
  facts: [
    { value: '0 ms', label: '打开页面时输入被卡住的时间' },
    { value: '1.6 秒', label: '改一处后重新构建 1,000 页' },
    { value: '12 种', label: '界面语言，包括从右到左的文字' },
    { value: '0 个', label: '需要注册的外部服务' },
  ],
  writeTitle: '你只管写 Markdown',
  writeLead: '标准的 CommonMark，加上提示框、标签页、代码分组、公式和图表，写法和其他引擎通用。',
  sourceLabel: '你写的',
  resultLabel: '读者看到的',
  sample: {
    heading: '点亮一盏灯',
    before: '拧上去，然后',
    link: '按下开关',
    after: '。不用装 App。',
    boxTitle: '小提示',
    box: '亮一小时后，灯泡会发热。',
  },
  featuresTitle: '文档站要用的，都已经装好',
  features: [
    {
      title: '搜得到',
      text: '任意两个连续的字就能找到对应的小节，标题还认拼音；写作时就能搜。不用服务器，也不用配置。',
      to: links.search,
    },
    {
      title: '译文不过时',
      text: '还没翻译的页面先显示原文，并注明；原文改了，译文会告诉读者，也会告诉你。',
      to: links.languages,
    },
    {
      title: '代码经得起检查',
      text: '悬停看类型，标出重点行，分组展示，还能直接引用源文件。高亮在构建时完成。',
      to: links.code,
    },
    {
      title: '示例能运行',
      text: 'HTML、CSS、JavaScript 和 React，代码旁边就是结果，跑在沙箱里，读者可以随手改。',
      to: links.live,
    },
    {
      title: '报错带解法',
      text: '链接断了、字段写错、图片缺失，都会指出文件和行号，并告诉你该怎么写。',
      to: links.checks,
    },
    {
      title: '版本与博客',
      text: '一条命令给文档存一个版本。博客有作者、标签、系列和三种订阅源。',
      to: links.versions,
    },
    {
      title: '样子由你，React 随你',
      text: '改配色、换字体、替换主题的部件，或者用 React 服务器组件写整个页面。',
      to: links.theming,
    },
    {
      title: '哪里都能放，断网也能读',
      text: '任何静态主机都能托管，自带严格的内容安全策略。读者可以把整个分区存下来离线看。',
      to: links.deploying,
    },
  ],
  moveTitle: '已经有站点了？',
  moveLead: '导入工具会搬走文章、翻译设置，剩下要手动处理的，逐条列出文件和行号。',
}

export function homeTexts(locale: string): HomeTexts {
  return locale === 'zh' ? chinese : english
}
