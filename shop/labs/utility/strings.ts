import type { PerLanguage } from '../language.ts'

interface UtilityStrings {
  readonly classes: string
  readonly add: string
  readonly preview: string
  readonly items: readonly string[]
  readonly css: string
  readonly copy: string
  readonly copied: string
  readonly unknown: (names: string) => string
  readonly count: (rules: number) => string
}

export const strings: PerLanguage<UtilityStrings> = {
  zh: {
    classes: 'class特性的值（可以改）',
    add: '加上或去掉',
    preview: '效果',
    items: ['书', '茶', '账本'],
    css: '生成的CSS',
    copy: '复制CSS',
    copied: '已复制',
    unknown: (names) => `没有这些工具类，什么也不生成：${names}`,
    count: (rules) => `共${rules}个类，每个类一条规则`,
  },
  en: {
    classes: 'Value of the class attribute (edit it)',
    add: 'Add or remove',
    preview: 'Result',
    items: ['Books', 'Tea', 'Orders'],
    css: 'Generated CSS',
    copy: 'Copy CSS',
    copied: 'Copied',
    unknown: (names) => `No such utilities, so nothing is generated: ${names}`,
    count: (rules) => `${rules} classes, one rule for each`,
  },
}
