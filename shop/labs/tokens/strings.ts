import type { PerLanguage } from '../language.ts'
import type { ColourName, Mode, Seeds } from './palette.ts'

export interface TokenStrings {
  readonly seeds: Readonly<Record<keyof Seeds, string>>
  readonly modes: Readonly<Record<Mode, string>>
  readonly sample: (mode: string) => string
  readonly title: string
  readonly badge: string
  readonly text: string
  readonly field: string
  readonly button: string
  readonly colours: Readonly<Record<ColourName, string>>
  /** The text between the foreground and the background colour. */
  readonly over: string
  readonly fails: (needed: number) => string
  readonly changeTo: (value: number) => string
  readonly none: string
  readonly contrast: (mode: string) => string
  readonly allPass: string
  readonly failing: (count: number) => string
  readonly form: string
  readonly code: string
  readonly copy: string
  readonly copied: string
}

export const strings: PerLanguage<TokenStrings> = {
  zh: {
    seeds: {
      hue: '色相',
      chroma: '鲜艳度',
      text: '文字的亮度',
      muted: '次要文字的亮度',
      accent: '强调色的亮度',
      radius: '圆角',
      space: '间距',
      scale: '字号逐级放大',
    },
    modes: { light: '浅色', dark: '深色' },
    sample: (mode) => `样例，${mode}：一张卡片，有标题、徽章、文字、输入框和按钮`,
    title: '雨天读的书',
    badge: '新到',
    text: '一壶茶的工夫读完，不用带伞。',
    field: '写下你的名字',
    button: '留一本',
    colours: {
      surface: '底',
      text: '文字',
      muted: '次要文字',
      border: '边框',
      accent: '强调',
      'on-accent': '按钮上的字',
    },
    over: '／',
    fails: (needed) => `不到${needed}`,
    changeTo: (value) => `亮度改成${value}%`,
    none: '只调亮度不够',
    contrast: (mode) => `${mode}的对比度`,
    allPass: '对比度合格',
    failing: (count) => `${count}项不够`,
    form: '输出格式',
    code: '令牌',
    copy: '复制',
    copied: '已复制',
  },
  en: {
    seeds: {
      hue: 'Hue',
      chroma: 'Chroma',
      text: 'Text lightness',
      muted: 'Secondary text lightness',
      accent: 'Accent lightness',
      radius: 'Radius',
      space: 'Spacing',
      scale: 'Type scale ratio',
    },
    modes: { light: 'Light', dark: 'Dark' },
    sample: (mode) => `Sample, ${mode}: a card with a title, a badge, text, an input and a button`,
    title: 'Books for a rainy day',
    badge: 'New',
    text: 'Short enough for one pot of tea.',
    field: 'Your name',
    button: 'Reserve a copy',
    colours: {
      surface: 'surface',
      text: 'text',
      muted: 'secondary text',
      border: 'border',
      accent: 'accent',
      'on-accent': 'button text',
    },
    over: ' on ',
    fails: (needed) => `below ${needed}`,
    changeTo: (value) => `Set lightness to ${value}%`,
    none: 'changing lightness is not enough',
    contrast: (mode) => `Contrast, ${mode.toLowerCase()}`,
    allPass: 'contrast OK',
    failing: (count) => `${count} too low`,
    form: 'Format',
    code: 'Tokens',
    copy: 'Copy',
    copied: 'Copied',
  },
}
