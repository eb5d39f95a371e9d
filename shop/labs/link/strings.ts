import type { PerLanguage } from '../language.ts'
import type { FoundBy } from './network.ts'
import type { PresetName, LoadingSettings } from './loadingSettings.ts'

export interface LinkStrings {
  readonly preset: string
  readonly presets: Readonly<Record<PresetName, string>>
  readonly custom: string
  readonly scripts: string
  readonly modes: Readonly<Record<LoadingSettings['lib'], string>>
  readonly others: string
  readonly switches: Readonly<
    Record<
      | 'blocking'
      | 'preconnect'
      | 'fontPreload'
      | 'heroPreload'
      | 'lowerImagesPreload'
      | 'unusedPreload',
      string
    >
  >
  readonly heroPriority: string
  readonly heroPlace: string
  readonly heroPlaces: Readonly<Record<LoadingSettings['heroSource'], string>>
  readonly summary: (first: number, largest: number, content: number) => string
  readonly marks: Readonly<Record<'first' | 'largest' | 'content' | 'font', string>>
  readonly against: string
  readonly legend: readonly [connect: string, wait: string, download: string, run: string]
  readonly table: string
  readonly columns: readonly string[]
  readonly foundBy: Readonly<Record<FoundBy, string>>
  readonly order: string
  readonly wrongOrder: string
  readonly flashNote: string
  readonly unusedNote: string
  readonly html: string
  readonly model: string
  readonly simplified: string
}

/** With a zero-width space, so that it can wrap on a phone. */
const domContentLoaded = 'DOMContent\u200bLoaded'

export const strings: PerLanguage<LinkStrings> = {
  zh: {
    preset: '预设',
    presets: {
      naive: '不优化',
      font: '预加载字体',
      defer: '脚本改defer',
      hero: '首图high',
      flood: '预加载太多',
      best: '只做有用的优化',
    },
    custom: '自定义',
    scripts: '脚本的加载方式',
    modes: { classic: '普通', async: 'async', defer: 'defer', module: 'module' },
    others: '其他选项',
    switches: {
      blocking: '样式表挡住渲染',
      preconnect: '预连接字体服务器',
      fontPreload: '预加载字体',
      heroPreload: '预加载首图',
      lowerImagesPreload: '预加载首屏之外的两张图',
      unusedPreload: '预加载用不上的粗体和WebP',
    },
    heroPriority: '首图的fetchpriority',
    heroPlace: '首图写在',
    heroPlaces: { html: 'HTML里', css: 'CSS里当背景' },
    summary: (first, largest, content) =>
      `瀑布图：首次绘制在${first}毫秒，最大内容绘制在${largest}毫秒，DOMContentLoaded在${content}毫秒。`,
    marks: {
      first: '首次绘制',
      largest: '最大内容绘制（首图）',
      content: domContentLoaded,
      font: '换上字体',
    },
    against: '与不优化相比',
    legend: ['连接', '等待首字节', '下载', '执行'],
    table: '以表格显示（毫秒）',
    columns: ['文件', '发现者', '发现', '请求', '首字节', '收完', '执行'],
    foundBy: {
      navigation: '导航',
      preload: '预加载',
      scanner: '扫描器',
      parser: '解析器',
      stylesheet: '样式表',
    },
    order: '执行次序',
    wrongOrder: 'app.js依赖lib.js，却先执行了，在真实的页面上会报错。',
    flashNote: '样式表还没到就绘制了，会闪现没有样式的页面（FOUC）。',
    unusedNote: '这一页用不到粗体和WebP，它们只会占用带宽。',
    html: '这一页的HTML',
    model: '这个模型简化了什么',
    simplified:
      '往返一次100毫秒，带宽固定1.6 Mbps，新连接要三次往返；没有缓存，没有慢启动。解析和排版不费时间，脚本各占主线程40到60毫秒。带宽按优先级的权重分：HTML和挡渲染的样式表32，字体、普通脚本和high的图8，其余1；首图没写优先级的，等第一次排版才由浏览器升到8。数字只用来比先后，不能当作真页面的成绩。',
  },
  en: {
    preset: 'Preset',
    presets: {
      naive: 'Not optimized',
      font: 'Font preloaded',
      defer: 'Scripts deferred',
      hero: 'Hero image: high priority',
      flood: 'Too many preloads',
      best: 'Only what helps',
    },
    custom: 'custom',
    scripts: 'Script loading',
    modes: { classic: 'normal', async: 'async', defer: 'defer', module: 'module' },
    others: 'Other options',
    switches: {
      blocking: 'Stylesheet blocks rendering',
      preconnect: 'Preconnect to the font origin',
      fontPreload: 'Preload the font',
      heroPreload: 'Preload the hero image',
      lowerImagesPreload: 'Preload two images below the fold',
      unusedPreload: 'Preload an unused bold font and WebP image',
    },
    heroPriority: 'fetchpriority of the hero image',
    heroPlace: 'Hero image is in',
    heroPlaces: { html: 'the HTML', css: 'the CSS' },
    summary: (first, largest, content) =>
      `Waterfall: first paint at ${first} ms, largest paint at ${largest} ms, DOMContentLoaded at ${content} ms.`,
    marks: {
      first: 'First paint',
      largest: 'Largest paint (hero)',
      content: domContentLoaded,
      font: 'Font shown',
    },
    against: 'compared with not optimized',
    legend: ['connect', 'first byte', 'download', 'run'],
    table: 'Show as a table (ms)',
    columns: ['File', 'Found by', 'Found', 'Request', 'First byte', 'End', 'Run'],
    foundBy: {
      navigation: 'navigation',
      preload: 'preload',
      scanner: 'scanner',
      parser: 'parser',
      stylesheet: 'stylesheet',
    },
    order: 'Order of execution',
    wrongOrder:
      'app.js depends on lib.js but ran before it. On a real page, this would be an error.',
    flashNote: 'Painted before the stylesheet arrived: a flash of unstyled content (FOUC).',
    unusedNote:
      'This page does not use the bold font and the WebP image; they only take up bandwidth.',
    html: 'The HTML of this page',
    model: 'What this model simplifies',
    simplified:
      'A round trip takes 100 ms, the bandwidth is a constant 1.6 Mbps, a new connection takes three round trips; there is no cache and no slow start. Parsing and layout take no time; each script occupies the main thread for 40 to 60 ms. The bandwidth is shared by priority weight: 32 for the HTML and a blocking stylesheet, 8 for fonts, normal scripts and images set to high, 1 for the rest; a hero image without a priority is raised to 8 by the browser at the first layout. Compare the numbers with each other, not with a real page.',
  },
}
