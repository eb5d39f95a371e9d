import type { PerLanguage } from '../language.ts'

interface SymbolStrings {
  readonly code: string
  readonly copy: string
  readonly copied: string
  readonly results: string
  readonly uses: (symbol: string) => string
}

export const strings: PerLanguage<SymbolStrings> = {
  zh: {
    code: '对象',
    copy: '复制代码',
    copied: '已复制',
    results: '语言的操作各得什么',
    uses: (symbol) => `查找Symbol.${symbol}`,
  },
  en: {
    code: 'The object',
    copy: 'Copy code',
    copied: 'Copied',
    results: 'What the operations give',
    uses: (symbol) => `looks up Symbol.${symbol}`,
  },
}
