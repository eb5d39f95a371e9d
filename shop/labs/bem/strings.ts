import type { PerLanguage } from '../language.ts'
import type { ClassError } from './checkClasses.ts'

interface BemStrings {
  readonly scheme: string
  readonly dashes: string
  readonly underscore: string
  readonly block: string
  readonly element: string
  readonly modifier: string
  readonly value: string
  readonly result: string
  readonly badWord: string
  readonly classes: string
  readonly name: string
  readonly verdict: string
  readonly noErrors: string
  readonly none: string
  readonly errors: Readonly<Record<ClassError, string>>
}

export const strings: PerLanguage<BemStrings> = {
  zh: {
    scheme: '写法',
    dashes: '双连字符',
    underscore: '经典',
    block: '块',
    element: '元素（可空）',
    modifier: '修饰符（可空）',
    value: '修饰符的值（可空）',
    result: '写进HTML',
    badWord: '只用小写字母、数字和单个连字符，字母开头。',
    classes: '检查一个元素的class',
    name: '名字',
    verdict: '结果',
    noErrors: '没有问题',
    none: '请输入几个类名。',
    errors: {
      nested: '元素里又套元素：元素直接属于块，不体现HTML的层级',
      alone: '修饰符单独出现：要和它修饰的类名写在一起',
      word: '有一段写法不对：只能用小写字母、数字和单个连字符',
      presentational: '写的是外观：改版之后名字就不准了，应当写用途',
      order: '元素写在修饰符后面：修饰符总在最后',
    },
  },
  en: {
    scheme: 'Naming style',
    dashes: 'Two hyphens',
    underscore: 'Classic',
    block: 'Block',
    element: 'Element (optional)',
    modifier: 'Modifier (optional)',
    value: 'Modifier value (optional)',
    result: 'In the HTML',
    badWord: 'Use lowercase letters, digits and single hyphens, starting with a letter.',
    classes: 'Check the class attribute of one element',
    name: 'Name',
    verdict: 'Result',
    noErrors: 'no errors',
    none: 'Type a few class names.',
    errors: {
      nested:
        'an element inside an element: elements belong to the block, however deep the HTML is nested',
      alone: 'a modifier on its own: add the class that it modifies',
      word: 'invalid characters: use lowercase letters, digits and single hyphens',
      presentational:
        'describes the appearance, which a redesign can change: name the purpose instead',
      order: 'an element after a modifier: the modifier always comes last',
    },
  },
}
