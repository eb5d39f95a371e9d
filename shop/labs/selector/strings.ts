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
    custom: '自己写的',
    presets: {
      rightToLeft: '书架里的书里的书名',
      attribute: '属性的开头和结尾',
      hasNext: '后面跟着必填项的标签',
      notHas: '没有图的书',
      hasNot: '有别的东西的书，不是“没有图”',
      quantity: '至少有五项的列表',
      countAll: '先数再筛：在五个里数单双',
      countHits: '先筛再数：在三个里数单双',
      firstChild: '不是“第一个.hit”',
      is: ':is()取最重的',
      where: ':where()恒为零',
      forgiving: '宽容的列表丢掉坏的一项',
      strict: '普通的列表整条作废',
      notList: ':not()自己不算',
      nested: '嵌套：&的分量看外层',
      pseudoElement: '伪元素不在DOM里',
    },
    selector: '选择器',
    parent: '外层规则的选择器（嵌套时填，可空）',
    page: '试验用的页面',
    found: '配上',
    count: (count) => (count === 0 ? '一个也没配上。' : `配上${count}个元素。`),
    specificity: '特异性',
    part: '零件',
    why: '怎么数',
    total: '合计',
    kinds: {
      type: '元素名',
      universal: '通配符不计数',
      id: 'ID',
      class: '类',
      attribute: '属性',
      'pseudo-class': '伪类',
      'pseudo-element': '伪元素',
      heaviest: '自己不算，取参数里最重的',
      where: '恒为零',
      'plus-heaviest': '自己一份，加上参数里最重的',
      nesting: '相当于:is()包住外层，取外层最重的',
    },
    decider: '这里是',
    implied: '没写&，前面补一个',
    dropped: '不认识，丢下了',
    wrongAt: (place) => `第${place}个字符起不对：`,
    wrongParent: (place) => `外层第${place}个字符起不对：`,
    problems: {
      empty: '写一个选择器，看它配上哪些元素。',
      'empty-item': '逗号的一边是空的。普通规则会因此整条作废。',
      'leading-combinator': '组合器左边要有东西；只有:has()里和嵌套规则里可以用它开头。',
      'lonely-combinator': '组合器的右边没有东西可配。',
      'no-name': '这里缺一个名字。',
      'digit-name': '名字不能用数字开头，数字要转义，如“\\31 ”。',
      unclosed: '开了头没有收尾，括号或引号缺另一半。',
      'bad-attribute': '属性要写成[名]或[名="值"]，值不是名字就加引号。',
      'type-not-first': '元素名和*只能写在一截的最前面。',
      'after-pseudo-element': '伪元素只能在末尾，后面至多跟几个伪类。',
      'unknown-pseudo-class': '没有这个伪类。普通规则会因此整条作废，:is()和:where()里只丢这一项。',
      'unknown-pseudo-element': '没有这个伪元素。',
      'needs-argument': '括号里要有参数。',
      'takes-no-argument': '它不收参数。',
      'bad-nth': '要写成An+B，如2n+1、-n+3、odd；后面可以接of和选择器，:nth-of-type()不行。',
      'nested-has': ':has()不能套自己。',
      'pseudo-element-inside': '伪元素不能写在这里面。',
      unexpected: '这个字符不该出现在选择器里。',
    },
    unknown: '写法没有错，但这个浏览器还不认识它，普通规则会整条作废。',
    noMatch: (why) => {
      switch (why.code) {
        case 'pseudo-element':
          return '伪元素不在DOM里，没有元素可配，样式照样生效。'
        case 'state':
          return `没有元素正处在${why.text}的状态：这页谁也没碰。`
        case 'part':
          return `页面里没有元素合乎${why.text}。`
        case 'together':
          return `${why.text}里的条件各有元素合乎，却没有一个同时合乎全部。`
        case 'step':
          return `${why.matchingPart}配得上${why.count}个，往左核对到${why.text}，就一个也不剩。`
      }
    },
  },
  en: {
    examples: 'Examples',
    custom: 'Your own',
    presets: {
      rightToLeft: 'Titles of books on the shelf',
      attribute: 'How an attribute begins and ends',
      hasNext: 'A label before a required field',
      notHas: 'Books without a picture',
      hasNot: 'Books with something else: not the same',
      quantity: 'Lists of at least five',
      countAll: 'Count, then filter: odd among five',
      countHits: 'Filter, then count: odd among three',
      firstChild: 'Not “the first .hit”',
      is: ':is() takes the heaviest',
      where: ':where() weighs nothing',
      forgiving: 'A forgiving list drops one item',
      strict: 'An ordinary list is lost as a whole',
      notList: ':not() itself does not count',
      nested: 'Nesting: & weighs what is around it',
      pseudoElement: 'A pseudo-element is not in the DOM',
    },
    selector: 'Selector',
    parent: 'Selector of the rule around it (for nesting; may be empty)',
    page: 'The page it is tried on',
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
      heaviest: 'not itself, but its heaviest argument',
      where: 'always zero',
      'plus-heaviest': 'itself, plus its heaviest argument',
      nesting: 'like :is() around the outer selector: its heaviest',
    },
    decider: 'here',
    implied: 'there is no &, so one is added in front',
    dropped: 'unknown, left out',
    wrongAt: (place) => `Wrong from character ${place}: `,
    wrongParent: (place) => `The outer selector is wrong from character ${place}: `,
    problems: {
      empty: 'Write a selector to see which elements it matches.',
      'empty-item': 'nothing on one side of the comma. An ordinary rule is lost as a whole.',
      'leading-combinator':
        'a combinator needs something on its left; only :has() and nested rules may begin with one.',
      'lonely-combinator': 'there is nothing on the right of this combinator.',
      'no-name': 'a name is missing here.',
      'digit-name': 'a name cannot begin with a digit: escape it, as in “\\31 ”.',
      unclosed: 'a bracket or a quote is opened but never closed.',
      'bad-attribute': 'write [name] or [name="value"], with quotes unless the value is a name.',
      'type-not-first': 'a type or * can only stand at the beginning of a compound.',
      'after-pseudo-element':
        'a pseudo-element comes last; only a few pseudo-classes may follow it.',
      'unknown-pseudo-class':
        'there is no such pseudo-class. An ordinary rule is lost as a whole; :is() and :where() drop just this item.',
      'unknown-pseudo-element': 'there is no such pseudo-element.',
      'needs-argument': 'it needs an argument in brackets.',
      'takes-no-argument': 'it takes no argument.',
      'bad-nth':
        'write An+B, such as 2n+1, -n+3 or odd; “of” and selectors may follow, but not in :nth-of-type().',
      'nested-has': ':has() cannot stand inside itself.',
      'pseudo-element-inside': 'a pseudo-element cannot stand in here.',
      unexpected: 'this character cannot stand in a selector.',
    },
    unknown:
      'It is written correctly, but this browser does not know it: an ordinary rule would be lost as a whole.',
    noMatch: (why) => {
      switch (why.code) {
        case 'pseudo-element':
          return 'A pseudo-element is not in the DOM: there is no element to match, though its styles do apply.'
        case 'state':
          return `No element is in the state ${why.text}: the sample page has no pointer or focus.`
        case 'part':
          return `No element of the page fits ${why.text}.`
        case 'together':
          return `Each condition of ${why.text} fits some element, but no element fits them all.`
        case 'step':
          return `${why.matchingPart} fits ${why.count}, but going left to ${why.text} leaves none.`
      }
    },
  },
}
