import type { PerLanguage } from '../language.ts'
import type { PartKind } from './parseSelector.ts'
import type { PresetName } from './presets.ts'
import type { SelectorErrorCode } from './selectorError.ts'
import type { NoMatchReason } from './explainNoMatch.ts'

export interface SelectorStrings {
  readonly examples: string
  readonly custom: string
  readonly presets: Readonly<Record<PresetName, string>>
  readonly selector: string
  readonly parent: string
  readonly page: string
  readonly found: string
  readonly count: (count: number) => string
  readonly specificity: string
  readonly part: string
  readonly why: string
  readonly total: string
  readonly kinds: Readonly<Record<PartKind, string>>
  readonly decider: string
  readonly implied: string
  readonly dropped: string
  readonly wrongAt: (place: number) => string
  readonly wrongParent: (place: number) => string
  readonly problems: Readonly<Record<SelectorErrorCode, string>>
  readonly unknown: string
  readonly noMatch: (why: NoMatchReason) => string
}

export const strings: PerLanguage<SelectorStrings> = {
  zh: {
    examples: '例子',
    custom: '自定义',
    presets: {
      rightToLeft: '书架里的书里的书名',
      attribute: '特性值的开头和结尾',
      hasNext: '后面跟着必填项的标签',
      notHas: '没有图的书',
      hasNot: '有别的东西的书，不是“没有图”',
      quantity: '至少有五项的列表',
      countAll: '先数再筛：在五个里数单双',
      countHits: '先筛再数：在三个里数单双',
      firstChild: '不是“第一个.hit”',
      is: ':is()取特异性最高的',
      where: ':where()总是零',
      forgiving: '宽容的列表只忽略无效的一项',
      strict: '普通的列表整条作废',
      notList: ':not()自己不算',
      nested: '嵌套：&的特异性取决于外层',
      pseudoElement: '伪元素不在DOM里',
    },
    selector: '选择器',
    parent: '外层规则的选择器（嵌套时填，可空）',
    page: '示例页面',
    found: '匹配',
    count: (count) => (count === 0 ? '没有匹配的元素。' : `匹配${count}个元素。`),
    specificity: '特异性',
    part: '组成部分',
    why: '计算方法',
    total: '合计',
    kinds: {
      type: '元素名',
      universal: '通配符不计数',
      id: 'ID',
      class: '类',
      attribute: '特性',
      'pseudo-class': '伪类',
      'pseudo-element': '伪元素',
      heaviest: '自己不算，取参数里最高的',
      where: '总是零',
      'plus-heaviest': '自己算一个，加上参数里最高的',
      nesting: '相当于用:is()包住外层，取外层最高的',
    },
    decider: '这里是',
    implied: '没写&，前面补一个',
    dropped: '无法识别，已忽略',
    wrongAt: (place) => `第${place}个字符起有错误：`,
    wrongParent: (place) => `外层第${place}个字符起有错误：`,
    problems: {
      empty: '输入选择器，看它匹配哪些元素。',
      'empty-item': '逗号的一边是空的。普通规则会因此整条作废。',
      'leading-combinator': '组合器左边要有东西；只有:has()里和嵌套规则里可以用它开头。',
      'lonely-combinator': '组合器的右边没有选择器。',
      'no-name': '这里缺一个名字。',
      'digit-name': '名字不能用数字开头，数字要转义，如“\\31 ”。',
      unclosed: '括号或引号没有闭合。',
      'bad-attribute': '特性要写成[名]或[名="值"]，值不是标识符就加引号。',
      'type-not-first': '元素名和*只能写在复合选择器的最前面。',
      'after-pseudo-element': '伪元素只能在末尾，后面至多跟几个伪类。',
      'unknown-pseudo-class':
        '没有这个伪类。普通规则会因此整条作废，:is()和:where()里只忽略这一项。',
      'unknown-pseudo-element': '没有这个伪元素。',
      'needs-argument': '括号里要有参数。',
      'takes-no-argument': '它不接受参数。',
      'bad-nth': '要写成An+B，如2n+1、-n+3、odd；后面可以接of和选择器，:nth-of-type()不行。',
      'nested-has': ':has()里不能再有:has()。',
      'pseudo-element-inside': '伪元素不能写在这里面。',
      unexpected: '这个字符不该出现在选择器里。',
    },
    unknown: '写法没有错，但这个浏览器不支持它，普通规则会整条作废。',
    noMatch: (why) => {
      switch (why.code) {
        case 'pseudo-element':
          return '伪元素不在DOM里，没有元素可匹配，样式照样生效。'
        case 'state':
          return `没有元素正处在${why.text}的状态：示例页面没有指针和焦点。`
        case 'part':
          return `页面里没有元素符合${why.text}。`
        case 'together':
          return `${why.text}里的条件各有元素符合，但没有一个同时符合全部。`
        case 'step':
          return `${why.matchingPart}匹配${why.count}个，往左检查到${why.text}，就一个也不剩。`
      }
    },
  },
  en: {
    examples: 'Examples',
    custom: 'Custom',
    presets: {
      rightToLeft: 'Titles of books on the shelf',
      attribute: 'The start and end of an attribute value',
      hasNext: 'A label before a required field',
      notHas: 'Books without a picture',
      hasNot: 'Books with something else: not the same',
      quantity: 'Lists of at least five',
      countAll: 'Count, then filter: odd among five',
      countHits: 'Filter, then count: odd among three',
      firstChild: 'Not “the first .hit”',
      is: ':is() takes the highest specificity',
      where: ':where() has no specificity',
      forgiving: 'A forgiving list ignores one invalid item',
      strict: 'An ordinary list becomes invalid as a whole',
      notList: ':not() itself does not count',
      nested: 'Nesting: & has the specificity of the outer rule',
      pseudoElement: 'A pseudo-element is not in the DOM',
    },
    selector: 'Selector',
    parent: 'Selector of the outer rule (for nesting; optional)',
    page: 'Sample page',
    found: 'matched',
    count: (count) => `${count} ${count === 1 ? 'element' : 'elements'} matched.`,
    specificity: 'Specificity',
    part: 'Part',
    why: 'How it counts',
    total: 'Total',
    kinds: {
      type: 'type',
      universal: 'the universal selector does not count',
      id: 'ID',
      class: 'class',
      attribute: 'attribute',
      'pseudo-class': 'pseudo-class',
      'pseudo-element': 'pseudo-element',
      heaviest: 'not itself, but its most specific argument',
      where: 'always zero',
      'plus-heaviest': 'itself, plus its most specific argument',
      nesting: 'like :is() with the outer selectors: the most specific one',
    },
    decider: 'here',
    implied: 'there is no &, so one is added in front',
    dropped: 'unknown, ignored',
    wrongAt: (place) => `Error at character ${place}: `,
    wrongParent: (place) => `Error in the outer selector at character ${place}: `,
    problems: {
      empty: 'Write a selector to see which elements it matches.',
      'empty-item':
        'nothing on one side of the comma. An ordinary rule becomes invalid as a whole.',
      'leading-combinator':
        'a combinator needs something on its left; only :has() and nested rules may begin with one.',
      'lonely-combinator': 'there is nothing on the right of this combinator.',
      'no-name': 'a name is missing here.',
      'digit-name': 'a name cannot begin with a digit: escape it, as in “\\31 ”.',
      unclosed: 'a bracket or a quote is opened but never closed.',
      'bad-attribute': 'write [name] or [name="value"], with quotes unless the value is a name.',
      'type-not-first': 'a type selector or * can only come first in a compound selector.',
      'after-pseudo-element':
        'a pseudo-element comes last; only a few pseudo-classes may follow it.',
      'unknown-pseudo-class':
        'there is no such pseudo-class. An ordinary rule becomes invalid as a whole; :is() and :where() ignore just this item.',
      'unknown-pseudo-element': 'there is no such pseudo-element.',
      'needs-argument': 'it needs an argument in parentheses.',
      'takes-no-argument': 'it takes no argument.',
      'bad-nth':
        'write An+B, such as 2n+1, -n+3 or odd; “of” and selectors may follow, but not in :nth-of-type().',
      'nested-has': ':has() cannot be nested inside :has().',
      'pseudo-element-inside': 'a pseudo-element is not allowed here.',
      unexpected: 'this character is not allowed in a selector.',
    },
    unknown:
      'The syntax is correct, but this browser does not support it: an ordinary rule would be invalid as a whole.',
    noMatch: (why) => {
      switch (why.code) {
        case 'pseudo-element':
          return 'A pseudo-element is not in the DOM: there is no element to match, though its styles do apply.'
        case 'state':
          return `No element is in the state ${why.text}: the sample page has no pointer or focus.`
        case 'part':
          return `No element on the page matches ${why.text}.`
        case 'together':
          return `Each condition of ${why.text} matches some element, but no element matches all of them.`
        case 'step':
          return `${why.matchingPart} matches ${why.count}, but none is left after checking ${why.text} to its left.`
      }
    },
  },
}
