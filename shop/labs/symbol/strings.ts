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
    results: '各种操作的结果',
    uses: (symbol) => `查找Symbol.${symbol}`,
  },
  en: {
    code: 'The object',
    copy: 'Copy code',
    copied: 'Copied',
    results: 'Results of the operations',
    uses: (symbol) => `looks up Symbol.${symbol}`,
  },
}
