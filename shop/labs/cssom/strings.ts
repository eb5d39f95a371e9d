import type { PerLanguage } from '../language.ts'
import type { CssomState } from './cssomState.ts'
import type { ComputedReason, DeclaredReason, ResolvedReason } from './explainValues.ts'
import type { StyleValues } from './styleValues.ts'

/** The values that an explanation may mention. */
export interface Facts extends StyleValues {
  readonly parent: Pick<CssomState, 'width' | 'fontSize'>
}

export interface CssomStrings {
  readonly property: string
  readonly value: string
  readonly suggestions: string
  readonly width: string
  readonly font: string
  readonly x: string
  readonly noBox: string
  readonly sample: string
  readonly text: string
  readonly stages: Readonly<Record<'declared' | 'computed' | 'resolved', string>>
  readonly none: string
  readonly unread: string
  readonly declaredWhy: Readonly<Record<DeclaredReason, string>>
  readonly computedWhy: Readonly<Record<ComputedReason, (facts: Facts) => string>>
  readonly resolvedWhy: Readonly<Record<ResolvedReason, (facts: Facts) => string>>
}

export const strings: PerLanguage<CssomStrings> = {
  zh: {
    property: '属性',
    value: '写下的值',
    suggestions: '试试',
    width: '父元素的宽度',
    font: '父元素的字号',
    x: '父元素上的--x',
    noBox: 'display: none，没有盒子',
    sample: '样品',
    text: '茶叶',
    stages: { declared: '声明值', computed: '计算值', resolved: '解析值' },
    none: '（空）',
    unread: '（这个浏览器读不到）',
    declaredWhy: {
      empty: '什么也没写。',
      rejected: '语法不对，整条忽略，也不报错。',
      rewritten: '有效，但换成了统一的写法。',
      variable: '含有var()，替换之后才知道是否有效，先原样保留。',
      kept: '有效，原样保留，还没有计算。',
    },
    computedWhy: {
      inherited: () => '没有声明，它是会继承的属性，用父元素的计算值。',
      initial: () => '没有声明，它不继承，取初始值。',
      'invalid-inherited': () => '替换之后不合法，计算时无效，当作unset：继承。',
      'invalid-initial': () => '替换之后不合法，计算时无效，当作unset：取初始值。',
      substituted: () => 'var()替换成了--x的值，再照常换算；em按这个元素的字号。',
      'substituted-font': ({ parent }) =>
        `var()替换成了--x的值，再照常换算；font-size里的em按父元素的字号${parent.fontSize}px。`,
      inherit: () => '照搬父元素的计算值。',
      default: () => '这个关键字代表继承值或初始值。',
      'current-colour': () => '写在color上，currentcolor就是父元素的颜色。',
      colour: () => '颜色的各种写法换成统一的一种。',
      'parent-font': ({ parent }) => `font-size里的相对值按父元素的字号${parent.fontSize}px算。`,
      number: () => '倍数保持不变，子元素继承的也是这个倍数。',
      'own-font': ({ font }) => `按自己的字号${font}px换算成像素，子元素继承的是固定的像素值。`,
      'percent-waits': () => '百分比要等布局时才能换算，先保留；其余的单位已换成px。',
      'keyword-waits': () => '要等布局才能确定，先保留这个关键字。',
      blockified: () => '这里的父元素是flex容器，子元素一律变成块级。',
      functions: () => '函数不变，其中的长度和角度换算了单位，百分比保留。',
      unit: () => '不依赖布局的单位都换成px。',
      kept: () => '没有需要换算的。',
    },
    resolvedWhy: {
      'no-box': () => '没有盒子就没有使用值，退回计算值。',
      'no-box-matrix': () => '没有盒子，算不出矩阵，返回none。',
      'percent-of-parent': ({ parent, computed }) =>
        `布局之后给使用值：${parent.width}px的${computed ?? ''}。`,
      fills: ({ parent }) => `布局之后给使用值：auto占满父元素的${parent.width}px。`,
      rest: () => '布局之后给使用值：auto分到了剩余的空间。',
      layout: ({ parent }) => `布局之后给使用值，父元素宽${parent.width}px。`,
      'times-font': ({ computed, font }) => `给使用值：${computed ?? ''}乘以自己的字号${font}px。`,
      normal: () => 'normal是例外，仍返回normal。',
      colour: () => '颜色给使用值，与计算值一样。',
      matrix: () => '返回的是矩阵，百分比按元素自己的大小换算。',
      computed: () => '这个属性返回的就是计算值。',
      same: () => '使用值与计算值一样，布局没有改它。',
    },
  },
  en: {
    property: 'Property',
    value: 'Declared value',
    suggestions: 'Try',
    width: 'Width of the parent',
    font: 'Font size of the parent',
    x: '--x on the parent',
    noBox: 'display: none, so no box',
    sample: 'Sample',
    text: 'tea',
    stages: { declared: 'Declared', computed: 'Computed', resolved: 'Resolved' },
    none: '(empty)',
    unread: '(not available in this browser)',
    declaredWhy: {
      empty: 'Nothing is declared.',
      rejected: 'Invalid: it is ignored, without an error.',
      rewritten: 'Valid, and rewritten in its canonical form.',
      variable:
        'With var(), it is not known yet whether the value is valid, so it is kept as written.',
      kept: 'Valid, kept as written; nothing has been computed yet.',
    },
    computedWhy: {
      inherited: () => 'Nothing declared, and the property inherits: the parent’s computed value.',
      initial: () => 'Nothing declared, and the property does not inherit: its initial value.',
      'invalid-inherited': () =>
        'Invalid once var() is replaced, hence treated as unset: it inherits.',
      'invalid-initial': () =>
        'Invalid once var() is replaced, hence treated as unset: the initial value.',
      substituted: () =>
        'var() is replaced by the value of --x, which is then computed as usual; em refers to this element’s font size.',
      'substituted-font': ({ parent }) =>
        `var() is replaced by the value of --x, which is then computed as usual; in font-size, em refers to the parent’s ${parent.fontSize}px.`,
      inherit: () => 'The computed value of the parent.',
      default: () => 'This keyword stands for the inherited or the initial value.',
      'current-colour': () => 'On color itself, currentcolor is the parent’s colour.',
      colour: () => 'All colour notations are converted to one form.',
      'parent-font': ({ parent }) =>
        `In font-size, relative values refer to the parent’s ${parent.fontSize}px.`,
      number: () => 'A number stays a number, and children inherit the number.',
      'own-font': ({ font }) =>
        `Multiplied by its own font size of ${font}px; children inherit fixed pixels.`,
      'percent-waits': () =>
        'A percentage can only be resolved by layout, so it stays; other units are already converted to px.',
      'keyword-waits': () => 'Layout has to decide, so the keyword stays.',
      blockified: () => 'The parent here is a flex container: its children become block-level.',
      functions: () =>
        'The functions stay; lengths and angles in them are converted, percentages stay.',
      unit: () => 'Units that need no layout are converted to px.',
      kept: () => 'There is nothing left to convert.',
    },
    resolvedWhy: {
      'no-box': () => 'Without a box there is no used value, so the computed value is returned.',
      'no-box-matrix': () => 'Without a box there is no matrix, so none is returned.',
      'percent-of-parent': ({ parent, computed }) =>
        `The used value after layout: ${computed ?? ''} of ${parent.width}px.`,
      fills: ({ parent }) =>
        `The used value after layout: auto fills the parent’s ${parent.width}px.`,
      rest: () => 'The used value after layout: auto takes the space that is left.',
      layout: ({ parent }) => `The used value after layout in a parent of ${parent.width}px.`,
      'times-font': ({ computed, font }) =>
        `The used value: ${computed ?? ''} times its own font size of ${font}px.`,
      normal: () => 'normal is the exception and stays normal.',
      colour: () => 'Colours give the used value, the same as the computed one.',
      matrix: () => 'A matrix; percentages are resolved against the element’s own size.',
      computed: () => 'For this property, the resolved value is the computed value.',
      same: () => 'The used value is the computed one: layout changed nothing.',
    },
  },
}
