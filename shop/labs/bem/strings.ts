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
    classes: '验一验：一个元素的class',
    name: '名字',
    verdict: '判词',
    noErrors: '没有毛病',
    none: '写几个类名进来。',
    errors: {
      nested: '元素里又套元素：元素直接归块，不记HTML的层级',
      alone: '修饰符单独出现：旁边要有它修饰的那个名字',
      word: '有一段不合写法：小写字母、数字、单个连字符',
      presentational: '说的是样子：改版之后名字就撒谎了，改成意思',
      order: '元素挂在修饰符后面：修饰符永远在最后',
    },
  },
  en: {
    scheme: 'Spelling',
    dashes: 'Two hyphens',
    underscore: 'Classic',
    block: 'Block',
    element: 'Element (optional)',
    modifier: 'Modifier (optional)',
    value: 'Value of the modifier (optional)',
    result: 'In the HTML',
    badWord: 'Small letters, digits and single hyphens only, a letter first.',
    classes: 'Check the class attribute of one element',
    name: 'Name',
    verdict: 'Verdict',
    noErrors: 'nothing wrong',
    none: 'Type a few class names.',
    errors: {
      nested:
        'an element inside an element: an element belongs to its block, whatever the HTML nests',
      alone: 'a modifier on its own: the name it modifies must stand beside it',
      word: 'a part in another spelling: small letters, digits, single hyphens',
      presentational: 'says how it looks: after a redesign the name lies, so name the meaning',
      order: 'an element behind a modifier: the modifier always comes last',
    },
  },
}
