import type { PerLanguage } from '../language.ts'
import type { ScssSheet } from './parseScss.ts'
import type { PresetName } from './presets.ts'

interface ScssStrings {
  readonly examples: string
  readonly presets: Readonly<Record<PresetName, string>>
  readonly source: string
  readonly css: string
  readonly copy: string
  readonly copied: string
  readonly errors: Readonly<Record<NonNullable<ScssSheet['error']>, string>>
}

export const strings: PerLanguage<ScssStrings> = {
  zh: {
    examples: '例子',
    presets: { variables: '变量', nesting: '嵌套', parent: '父选择器&', media: '@media' },
    source: 'SCSS（可以改）',
    css: '编译出的CSS',
    copy: '复制CSS',
    copied: '已复制',
    errors: { braces: '花括号没有配对。', semicolon: '少了分号，或者这里不是声明。' },
  },
  en: {
    examples: 'Examples',
    presets: {
      variables: 'Variables',
      nesting: 'Nesting',
      parent: 'Parent selector &',
      media: '@media',
    },
    source: 'SCSS (edit it)',
    css: 'Compiled CSS',
    copy: 'Copy CSS',
    copied: 'Copied',
    errors: {
      braces: 'The braces do not match.',
      semicolon: 'A semicolon is missing, or this is not a declaration.',
    },
  },
}
