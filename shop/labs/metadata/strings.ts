import type { PerLanguage } from '../language.ts'
import type { PageMeta } from './pageMeta.ts'
import type { View } from './views.ts'
import type { Warning } from './warnings.ts'

type Names<Key extends keyof PageMeta> = Readonly<Record<Extract<PageMeta[Key], string>, string>>

export interface MetadataStrings {
  readonly title: string
  readonly description: string
  readonly siteName: string
  readonly url: string
  readonly ogTitle: string
  readonly ogDescription: string
  readonly titlePosition: string
  readonly titlePositions: Names<'titlePosition'>
  readonly image: string
  readonly images: Names<'image'>
  readonly alt: string
  readonly altText: string
  readonly card: string
  readonly cards: Names<'card'>
  readonly robots: string
  readonly robotsKinds: Names<'robots'>
  readonly icon: string
  readonly show: string
  readonly views: Readonly<Record<View, string>>
  readonly search: string
  readonly social: string
  readonly tabs: string
  readonly tabCounts: readonly string[]
  readonly notListed: string
  readonly noSnippet: string
  readonly engineSnippet: string
  readonly untitled: string
  readonly cut: string
  readonly width: string
  readonly missing: string
  readonly checks: string
  readonly allGood: string
  readonly mistake: string
  readonly hint: string
  readonly warnings: Readonly<Record<Warning, string>>
  readonly html: string
  readonly copy: string
  readonly copied: string
}

export const strings: PerLanguage<MetadataStrings> = {
  zh: {
    title: '标题',
    description: '描述',
    siteName: '站名',
    url: '地址',
    ogTitle: 'og:title（空着就不写）',
    ogDescription: 'og:description（空着就不写）',
    titlePosition: '站名放在标题',
    titlePositions: { after: '后面', before: '前面', none: '不放' },
    image: 'og:image',
    images: { absolute: '绝对地址', relative: '相对地址', none: '不写' },
    alt: '写上图片的替代文字',
    altText: '一枚红印，印文是“杂”',
    card: '卡片',
    cards: { large: '大图', summary: '小图' },
    robots: '收录',
    robotsKinds: { index: '允许', noindex: 'noindex', nosnippet: 'nosnippet' },
    icon: '声明图标',
    show: '预览',
    views: { search: '搜索', tab: '标签页', social: '卡片', checks: '检查', html: 'HTML' },
    search: '搜索结果',
    social: '社交卡片',
    tabs: '标签页',
    tabCounts: ['开着1个', '开着8个', '开着20个'],
    notListed: '写了noindex，遵守规则的搜索引擎不会列出这一页。',
    noSnippet: '写了nosnippet，这里没有摘要。',
    engineSnippet: '没有描述，搜索引擎会自己从正文里挑一段。',
    untitled: '（没有标题）',
    cut: '被截断：',
    width: '宽',
    missing: '没有',
    checks: '检查结果',
    allGood: '没有问题。',
    mistake: '错误',
    hint: '注意',
    warnings: {
      noTitle: '没有标题。标签页和历史记录里只剩地址。',
      longTitle: '标题太长，在搜索结果里末尾会被截断。重要的词往前放。',
      siteTwice: '标题里已经有站名，模板又接了一遍。',
      noDescription: '没有描述。卡片缺一行，搜索结果的摘要由搜索引擎决定。',
      longDescription: '描述太长，后半段会被截断。',
      shortDescription: '描述太短，说不清这一页讲什么。',
      sameDescription: '描述只是把标题重复一遍，没有提供新的信息。',
      noUrl: '地址不是完整的网址，canonical和og:url都写不成。',
      noImage: '没有og:image，卡片只剩文字。',
      relativeImage: 'og:image是相对地址，抓取卡片的程序大多不会补全。',
      noAlt: '图片没有替代文字，看不见图片的人不知道图里是什么。',
      noindex: 'noindex：这一页不进搜索结果。是有意的吗？',
      nosnippet: 'nosnippet：搜索结果里不显示摘要。',
      sameOgTitle: 'og:title和title一样，删掉也会回退到title。',
      sameOgDescription: 'og:description和description一样，删掉也会回退。',
      noIcon: '没有声明图标，浏览器会请求/favicon.ico。',
    },
    html: '生成的HTML',
    copy: '复制HTML',
    copied: '已复制',
  },
  en: {
    title: 'Title',
    description: 'Description',
    siteName: 'Site name',
    url: 'Address',
    ogTitle: 'og:title (left out when empty)',
    ogDescription: 'og:description (left out when empty)',
    titlePosition: 'Site name in the title',
    titlePositions: { after: 'Last', before: 'First', none: 'Omit' },
    image: 'og:image',
    images: { absolute: 'Absolute', relative: 'Relative', none: 'None' },
    alt: 'Add alternative text',
    altText: 'A red seal that reads 杂',
    card: 'Card',
    cards: { large: 'Large image', summary: 'Small image' },
    robots: 'Robots',
    robotsKinds: { index: 'allowed', noindex: 'noindex', nosnippet: 'nosnippet' },
    icon: 'Declare an icon',
    show: 'Preview',
    views: { search: 'Search', tab: 'Tab', social: 'Card', checks: 'Checks', html: 'HTML' },
    search: 'Search result',
    social: 'Social card',
    tabs: 'Browser tab',
    tabCounts: ['1 open', '8 open', '20 open'],
    notListed: 'With noindex, a well-behaved search engine does not list this page.',
    noSnippet: 'With nosnippet, no snippet is shown.',
    engineSnippet: 'No description: the search engine picks a passage from the page.',
    untitled: '(no title)',
    cut: 'Cut off: ',
    width: 'Width',
    missing: 'missing',
    checks: 'Checks',
    allGood: 'No problems found.',
    mistake: 'Error',
    hint: 'Note',
    warnings: {
      noTitle: 'No title. Tabs and the history only show the address.',
      longTitle:
        'The title is too long: search results cut off its end. Put the important words first.',
      siteTwice: 'The title already contains the site name, and the template adds it again.',
      noDescription:
        'No description. The card has no text, and the search engine chooses the snippet.',
      longDescription: 'The description is too long; its second half is cut off.',
      shortDescription: 'The description is too short to say what the page is about.',
      sameDescription: 'The description only repeats the title.',
      noUrl: 'The address is not a complete URL, so canonical and og:url cannot be set.',
      noImage: 'No og:image: the card has no image.',
      relativeImage: 'og:image is relative, and most services that fetch cards do not resolve it.',
      noAlt: 'The image has no alternative text for people who cannot see it.',
      noindex: 'noindex keeps this page out of search results. Is that intended?',
      nosnippet: 'nosnippet: search results show no snippet.',
      sameOgTitle: 'og:title is the same as title; without it, the card falls back to title.',
      sameOgDescription: 'og:description is the same as description and can be removed.',
      noIcon: 'No icon declared: the browser requests /favicon.ico.',
    },
    html: 'Generated HTML',
    copy: 'Copy HTML',
    copied: 'Copied',
  },
}
