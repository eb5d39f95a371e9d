import type { PerLanguage } from '../language.ts'
import type { Origin } from './declaration.ts'
import type { PresetName } from './presets.ts'
import type { Step } from './resolveCascade.ts'

export interface RulesStrings {
  readonly examples: string
  readonly custom: string
  readonly presets: Readonly<Record<PresetName, string>>
  readonly layers: string
  readonly declarations: string
  readonly add: string
  readonly edit: (letter: string) => string
  readonly earlier: string
  readonly later: string
  readonly remove: string
  readonly origin: string
  readonly origins: Readonly<Record<Origin, string>>
  readonly important: string
  readonly attached: string
  readonly shadow: string
  readonly layer: string
  readonly noLayer: string
  readonly selector: string
  readonly scope: string
  readonly noScope: string
  readonly rounds: string
  readonly steps: Readonly<Record<Step, string>>
  readonly level: (level: number, origin: Origin, important: boolean) => string
  readonly outside: string
  readonly inside: string
  readonly byAttribute: string
  readonly byRule: string
  readonly hops: (hops: number | undefined) => string
  readonly place: (place: number) => string
  readonly tie: string
  readonly alreadyDecided: string
  readonly reversed: string
  readonly out: string
  readonly winner: (letter: string, value: string, step: string | undefined) => string
  readonly noWinner: string
  readonly dropped: Readonly<Record<'wrong' | 'list', (letter: string) => string>>
}

const zhOrigins: Readonly<Record<Origin, string>> = {
  transition: '过渡',
  animation: '动画',
  author: '作者',
  user: '用户',
  agent: '浏览器',
}

const enOrigins: Readonly<Record<Origin, string>> = {
  transition: 'transition',
  animation: 'animation',
  author: 'author',
  user: 'user',
  agent: 'user agent',
}

export const strings: PerLanguage<RulesStrings> = {
  zh: {
    examples: '例子',
    custom: '自定义',
    presets: {
      layers: '没进层的元素名赢过层里的ID',
      importantLayers: '都是!important，最低的层赢',
      nesting: '嵌套的特异性按:is()算',
      scope: '离根近的赢',
      scopeAfterSpecificity: '远近排在特异性之后',
      noCarry: '一个ID赢过十二个类',
      attribute: '!important赢过style特性',
      user: '用户的!important赢过作者的',
      shadow: '影子树外的赢',
      importantShadow: '都是!important，影子树里的赢',
      animation: '动画夹在重要与普通之间',
    },
    layers: '@layer的次序，先写的在下',
    declarations: '声明，按书写先后',
    add: '添加声明',
    edit: (letter) => `编辑${letter}`,
    earlier: '上移',
    later: '下移',
    remove: '移除',
    origin: '来源',
    origins: zhOrigins,
    important: '!important',
    attached: '写在style特性里',
    shadow: '在影子树里',
    layer: '层',
    noLayer: '不分层',
    selector: '选择器（嵌套写成“外层 { 内层”）',
    scope: '@scope：离根几层',
    noScope: '不用',
    rounds: '七个步骤',
    steps: {
      origin: '来源与重要性',
      context: '上下文',
      attached: 'style特性',
      layer: '层',
      specificity: '特异性',
      proximity: '作用域的远近',
      order: '先后',
    },
    level: (level, origin, important) => {
      const made = origin === 'transition' || origin === 'animation'
      const kind = made ? '中的值' : important ? '的重要声明' : '的普通声明'
      return `${level}级，${zhOrigins[origin]}${kind}`
    },
    outside: '树外',
    inside: '树里',
    byAttribute: 'style特性',
    byRule: '选择器',
    hops: (hops) => (hops === undefined ? '没有根' : hops === 0 ? '自己是根' : `离根${hops}层`),
    place: (place) => `第${place}条`,
    tie: '打平：',
    alreadyDecided: '前面已经决定，不再比较',
    reversed: '!important，次序相反',
    out: '淘汰',
    winner: (letter, value, step) =>
      `${letter}赢，颜色是${value}${step === undefined ? '，没有对手' : `，胜在“${step}”`}。`,
    noWinner: '没有可用的声明，取继承值或初始值。',
    dropped: {
      wrong: (letter) => `${letter}的选择器无效，整条规则被忽略。`,
      list: (letter) => `${letter}写了选择器列表，相当于几条规则，请只留一个选择器。`,
    },
  },
  en: {
    examples: 'Examples',
    custom: 'Custom',
    presets: {
      layers: 'An unlayered type selector beats an ID in a layer',
      importantLayers: 'All !important: the lowest layer wins',
      nesting: 'Nesting has the specificity of :is()',
      scope: 'The nearest scope root wins',
      scopeAfterSpecificity: 'Proximity comes after specificity',
      noCarry: 'One ID beats twelve classes',
      attribute: '!important beats the style attribute',
      user: 'The user’s !important beats the author’s',
      shadow: 'Outside the shadow tree wins',
      importantShadow: 'All !important: inside the shadow tree wins',
      animation: 'Animations are between important and normal',
    },
    layers: 'Order of @layer, lowest first',
    declarations: 'Declarations, in order of appearance',
    add: 'Add a declaration',
    edit: (letter) => `Edit ${letter}`,
    earlier: 'Move up',
    later: 'Move down',
    remove: 'Remove',
    origin: 'Origin',
    origins: enOrigins,
    important: '!important',
    attached: 'In the style attribute',
    shadow: 'Inside the shadow tree',
    layer: 'Layer',
    noLayer: 'none',
    selector: 'Selector (nested: “outer { inner”)',
    scope: '@scope: levels below the root',
    noScope: 'none',
    rounds: 'The seven steps',
    steps: {
      origin: 'Origin and importance',
      context: 'Context',
      attached: 'Style attribute',
      layer: 'Layers',
      specificity: 'Specificity',
      proximity: 'Scope proximity',
      order: 'Order of appearance',
    },
    level: (level, origin, important) => {
      if (origin === 'transition' || origin === 'animation') return `level ${level}, ${origin}`
      return `level ${level}, ${important ? 'important' : 'normal'} ${enOrigins[origin]}`
    },
    outside: 'outside',
    inside: 'inside',
    byAttribute: 'style attribute',
    byRule: 'selector',
    hops: (hops) =>
      hops === undefined ? 'no root' : hops === 0 ? 'is the root' : `${hops} from root`,
    place: (place) => `no. ${place}`,
    tie: 'tie: ',
    alreadyDecided: 'already decided, not compared',
    reversed: '!important: reversed',
    out: 'eliminated',
    winner: (letter, value, step) =>
      `${letter} wins, the colour is ${value}${step === undefined ? '; there is no other declaration' : `; decided by “${step}”`}.`,
    noWinner: 'No declaration is left: the value is inherited or initial.',
    dropped: {
      wrong: (letter) => `The selector of ${letter} is invalid: the whole rule is ignored.`,
      list: (letter) =>
        `${letter} has a selector list, which counts as several rules: keep just one selector.`,
    },
  },
}
