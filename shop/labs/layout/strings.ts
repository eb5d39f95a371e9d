import type { PerLanguage } from '../language.ts'
import type { PresetName } from './presets.ts'

export interface LayoutStrings {
  readonly presets: string
  readonly preset: Readonly<Record<PresetName, string>>
  readonly display: string
  readonly preview: string
  readonly width: string
  readonly count: string
  readonly long: string
  readonly labels: readonly string[]
  readonly item: (number: number) => string
  readonly widthHint: string
  readonly overflow: (pixels: number) => string
  readonly fits: string
  readonly small: string
  readonly mainAxis: string
  readonly crossAxis: string
  readonly css: string
  readonly ignored: (parts: string) => string
  readonly copy: string
  readonly copied: string
}

export const strings: PerLanguage<LayoutStrings> = {
  zh: {
    presets: '从一种布局开始',
    preset: {
      content: '按内容分',
      equal: '不看内容，等分',
      trap: '长词撑破',
      free: '长词，允许缩窄',
      shelf: '自适应书架',
      page: '页面骨架',
    },
    display: '布局方式',
    preview: '预览：点一个盒子来改它',
    width: '容器宽度',
    count: '项目数',
    long: '第二个盒子装一个不折行的长词',
    labels: ['书', '游戏与攻略', '账本', '今天到的新货', '茶', '旧报纸'],
    item: (number) => `第${number}个项目`,
    widthHint: '盒子里的数是它的宽度（像素）。',
    overflow: (pixels) => `溢出容器${pixels}像素`,
    fits: '没有溢出',
    small: 'min-inline-size: 0（允许比内容窄）',
    mainAxis: '主轴',
    crossAxis: '交叉轴',
    css: '生成的CSS（可以直接改）',
    ignored: (parts) => `这些没有生效：${parts}`,
    copy: '复制CSS',
    copied: '已复制',
  },
  en: {
    presets: 'Start from',
    preset: {
      content: 'By content',
      equal: 'Equal widths',
      trap: 'A long word overflows',
      free: 'The same with min-inline-size: 0',
      shelf: 'Responsive grid',
      page: 'Page layout',
    },
    display: 'Layout mode',
    preview: 'Preview: select a box to change it',
    width: 'Container width',
    count: 'Items',
    long: 'A long word in the second box',
    labels: ['Books', 'Games and notes', 'Orders', 'New arrivals', 'Tea', 'Newspapers'],
    item: (number) => `Item ${number}`,
    widthHint: 'The number in a box is its width in pixels.',
    overflow: (pixels) => `overflows the container by ${pixels} px`,
    fits: 'no overflow',
    small: 'min-inline-size: 0 (can be narrower than its content)',
    mainAxis: 'main axis',
    crossAxis: 'cross axis',
    css: 'CSS (edit it)',
    ignored: (parts) => `Ignored: ${parts}`,
    copy: 'Copy CSS',
    copied: 'Copied',
  },
}
