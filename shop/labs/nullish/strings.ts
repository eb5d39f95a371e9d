import type { PerLanguage } from '../language.ts'
import type { Expression } from './evaluate.ts'

interface NullishStrings {
  readonly value: string
  readonly results: string
  readonly notes: Readonly<Partial<Record<Expression, string>>>
}

export const strings: PerLanguage<NullishStrings> = {
  zh: {
    value: 'x的值',
    results: '各种写法的结果',
    notes: {
      "x ?? 'default'": '只替换null和undefined',
      "x || 'default'": '替换所有假值',
      'x?.length': '左边是null或undefined就停下，得undefined',
      'x == null': '对null和undefined都成立',
      "((y = 'default') => y)(x)": '默认参数只替换undefined',
      "const { y = 'default' } = { y: x }": '解构的默认值只替换undefined',
      'JSON.stringify({ x })': '值是undefined的属性不写出来',
    },
  },
  en: {
    value: 'Value of x',
    results: 'What each expression gives',
    notes: {
      "x ?? 'default'": 'replaces only null and undefined',
      "x || 'default'": 'replaces all falsy values',
      'x?.length': 'stops at null and undefined, with undefined',
      'x == null': 'true for both null and undefined',
      "((y = 'default') => y)(x)": 'default parameters replace only undefined',
      "const { y = 'default' } = { y: x }": 'defaults in destructuring replace only undefined',
      'JSON.stringify({ x })': 'properties that are undefined are left out',
    },
  },
}
