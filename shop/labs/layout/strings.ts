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
  readonly css: string
  readonly copy: string
  readonly copied: string
}

export const strings: PerLanguage<LayoutStrings> = {
  zh: {
    presets: '从一种摆法开始',
    preset: {
      content: '按内容分',
      equal: '不看内容，等分',
      trap: '长词撑破',
      free: '放行之后',
      shelf: '自适应书架',
      page: '页面骨架',
    },
    display: '算法',
    preview: '样品，点一个来改它',
    width: '容器宽度',
    count: '项目数',
    long: '第二个装一串不折行的词',
    labels: ['书', '游戏与攻略', '账本', '今天到的新货', '茶', '旧报纸'],
    item: (number) => `第${number}个项目`,
    widthHint: '格子里的数是它此刻的宽，单位像素。',
    overflow: (pixels) => `溢出容器${pixels}像素`,
    fits: '没有溢出',
    small: 'min-inline-size: 0（许它比内容窄）',
    css: '生成的CSS',
    copy: '复制CSS',
    copied: '已复制',
  },
  en: {
    presets: 'Begin with an arrangement',
    preset: {
      content: 'By content',
      equal: 'Equal shares',
      trap: 'A long word breaks out',
      free: 'The same, allowed to shrink',
      shelf: 'A shelf that adapts',
      page: 'The frame of a page',
    },
    display: 'Algorithm',
    preview: 'Samples: press one to change it',
    width: 'Width of the container',
    count: 'Items',
    long: 'The second holds a word that does not break',
    labels: ['Books', 'Games and notes', 'Ledger', 'New in today', 'Tea', 'Old papers'],
    item: (number) => `Item ${number}`,
    widthHint: 'The number in a box is its width right now, in pixels.',
    overflow: (pixels) => `${pixels} pixels beyond the container`,
    fits: 'nothing overflows',
    small: 'min-inline-size: 0 (may be narrower than its content)',
    css: 'The CSS',
    copy: 'Copy the CSS',
    copied: 'Copied',
  },
}
