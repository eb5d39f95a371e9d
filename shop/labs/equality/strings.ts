import type { PerLanguage } from '../language.ts'
import type { Rule } from './looseEquality.ts'
import type { EqualityOperator } from './operators.ts'

export interface EqualityStrings {
  readonly left: string
  readonly right: string
  readonly shopNote: string
  readonly usedBy: Readonly<Record<EqualityOperator, string>>
  readonly steps: string
  readonly step: (number: number) => string
  readonly rule: (rule: Rule) => string
  readonly answer: string
  readonly matrix: string
  readonly keys: string
  readonly cell: (pair: string, equal: boolean) => string
}

function ruleInChinese(rule: Rule): string {
  switch (rule.name) {
    case 'same-type':
      return rule.type === 'Object' || rule.type === 'Symbol'
        ? `类型相同，都是${rule.type}，改用\`===\`：只看是不是同一个。`
        : `类型相同，都是${rule.type}，改用\`===\`。`
    case 'nullish':
      return '`null`与`undefined`，规定相等。'
    case 'to-number':
      return `数字遇到字符串，字符串转数字：\`${rule.from.source}\`得\`${rule.to.source}\`，从头再比。`
    case 'to-bigint':
      return `BigInt遇到字符串，按整数解析：\`${rule.from.source}\`得\`${rule.to.source}\`，从头再比。`
    case 'no-bigint':
      return `BigInt遇到字符串，\`${rule.from.source}\`解析不成整数，不等。`
    case 'swap':
      return '字符串在左，BigInt在右：换个边，从头再比。'
    case 'boolean':
      return `有布尔值，先转数字：\`${rule.from.source}\`得\`${rule.to.source}\`，从头再比。`
    case 'to-primitive': {
      const way =
        rule.method === 'toString'
          ? '`valueOf`返回对象自己，改用`toString`'
          : `由\`${rule.method}\``
      return `一边是对象，转成原始值：${way}，\`${rule.from.source}\`得\`${rule.to.source}\`，从头再比。`
    }
    case 'mathematical':
      return 'BigInt与数字，按数学值比。'
    case 'not-finite':
      return 'BigInt遇到`NaN`或无穷，不等。'
    case 'otherwise':
      return '前面的步骤都不适用，不等。'
  }
}

function ruleInEnglish(rule: Rule): string {
  switch (rule.name) {
    case 'same-type':
      return rule.type === 'Object' || rule.type === 'Symbol'
        ? `Same type, both ${rule.type}: \`===\` decides, by identity.`
        : `Same type, both ${rule.type}: \`===\` decides.`
    case 'nullish':
      return '`null` and `undefined` are equal by definition.'
    case 'to-number':
      return `A number meets a string, so the string becomes a number: \`${rule.from.source}\` gives \`${rule.to.source}\`. Start again.`
    case 'to-bigint':
      return `A BigInt meets a string, which is read as an integer: \`${rule.from.source}\` gives \`${rule.to.source}\`. Start again.`
    case 'no-bigint':
      return `A BigInt meets a string, and \`${rule.from.source}\` is not an integer: not equal.`
    case 'swap':
      return 'String on the left, BigInt on the right: swap the sides and start again.'
    case 'boolean':
      return `A boolean becomes a number first: \`${rule.from.source}\` gives \`${rule.to.source}\`. Start again.`
    case 'to-primitive': {
      const way =
        rule.method === 'toString'
          ? '`valueOf` returns the object itself, so `toString` is called'
          : `\`${rule.method}\` is called`
      return `An object becomes primitive: ${way}, and \`${rule.from.source}\` gives \`${rule.to.source}\`. Start again.`
    }
    case 'mathematical':
      return 'A BigInt and a number are compared as mathematical values.'
    case 'not-finite':
      return 'A BigInt meets `NaN` or an infinity: not equal.'
    case 'otherwise':
      return 'None of the steps applies: not equal.'
  }
}

export const strings: PerLanguage<EqualityStrings> = {
  zh: {
    left: '左边',
    right: '右边',
    shopNote: '`shop`是`const shop = {}`，两边拿到同一个对象；其余的每写一次都会创建一个新的。',
    usedBy: {
      loose: '先转换再比',
      strict: 'switch、indexOf',
      zero: 'Map、Set、includes',
      same: 'React的状态与依赖',
    },
    steps: '==的步骤',
    step: (number) => `第${number}步`,
    rule: ruleInChinese,
    answer: '结果',
    matrix: '全部值两两相比',
    keys: '点一格就选中那一对；用键盘：方向键移动，Home和End到行首行尾。',
    cell: (pair, equal) => `${pair}，${equal ? '相等' : '不等'}`,
  },
  en: {
    left: 'Left',
    right: 'Right',
    shopNote:
      '`shop` is `const shop = {}`, the same object on both sides; everything else is created again each time it is written.',
    usedBy: {
      loose: 'converts first',
      strict: 'switch, indexOf',
      zero: 'Map, Set, includes',
      same: 'React state and deps',
    },
    steps: 'The steps of ==',
    step: (number) => `Step ${number}`,
    rule: ruleInEnglish,
    answer: 'Result',
    matrix: 'All pairs of values',
    keys: 'Tap a cell to choose its pair. By keyboard: arrows move, Home and End go to the ends of a row.',
    cell: (pair, equal) => `${pair}: ${equal ? 'equal' : 'not equal'}`,
  },
}
