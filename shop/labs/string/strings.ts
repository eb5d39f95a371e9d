import type { PerLanguage } from '../language.ts'
import type { Cell, LayerName } from './layers.ts'
import type { CodePointKind } from './codePointKind.ts'
import type { PresetId } from './presets.ts'

export interface StringStrings {
  readonly presets: string
  readonly preset: Readonly<Record<PresetId, string>>
  readonly input: string
  readonly form: string
  readonly asIs: string
  readonly table: string
  readonly layers: Readonly<Record<LayerName, string>>
  readonly noSegmenter: string
  readonly empty: string
  readonly keys: string
  readonly surrogate: Readonly<Record<NonNullable<Cell['surrogate']>, string>>
  readonly cluster: (points: number, units: number, bytes: number) => string
  readonly point: Readonly<Record<CodePointKind, string>>
  readonly unit: (index: number) => string
  readonly lead: (more: number) => string
  readonly continuation: string
  readonly replacement: string
  readonly unchanged: (form: string) => string
  readonly changed: (form: string) => string
  readonly wouldChange: (forms: readonly string[]) => string
}

export const strings: PerLanguage<StringStrings> = {
  zh: {
    presets: '例子',
    preset: {
      shop: '店',
      ji: '𠮷',
      family: '👩‍👩‍👧 一家',
      composed: 'é 合成',
      decomposed: 'é 分解',
      ligature: 'ﬁ 连字',
      flag: '🇨🇳 国旗',
      lone: '半个𠮷',
    },
    input: '文字',
    form: '正规化',
    asIs: '原样',
    table: '字符串的四层',
    layers: { clusters: '字素簇', points: '码点', units: '码元', bytes: '字节' },
    noSegmenter: '这个浏览器没有`Intl.Segmenter`，数不出字素簇',
    empty: '空字符串，四种数法都是0。',
    keys: '指着或点一格，其他行里对应的格子会一起高亮。用键盘：方向键移动，上下换层。',
    surrogate: { high: '高位', low: '低位', lone: '孤立' },
    cluster: (points, units, bytes) =>
      `读者眼里的一个字：${points}个码点，${units}个码元，${bytes}个UTF-8字节。`,
    point: {
      plain: '一个码点，Unicode给字符的编号。',
      joiner: '零宽连接符：不可见，把前后两个字符连成一个。',
      variation: '变体选择符：不可见，决定前一个字符显示成文字还是表情。',
      combining: '组合符号：叠在前一个字身上。',
      regional: '地区指示符：两个凑成一面国旗。',
      lone: '孤立的代理项：缺少另一半，不是合法的字符。',
      space: '空白：有宽度，没有字形。',
      control: '控制字符或未分配的字符，没有字形。',
    },
    unit: (index) => `\`text[${index}]\`，\`length\`数的就是它。`,
    lead: (more) => (more === 0 ? '单字节，和ASCII相同。' : `首字节，后面还跟着${more}个。`),
    continuation: '后续字节，总以10开头。',
    replacement: '孤立的代理项不能编码成UTF-8，换成了U+FFFD。',
    unchanged: (form) => `${form}与原文相同。`,
    changed: (form) => `${form}改了它：看着可能一样，与原文\`===\`为假。`,
    wouldChange: (forms) =>
      forms.length > 0 ? `${forms.join('、')}会改动它。` : '四种正规化都不改动它。',
  },
  en: {
    presets: 'Examples',
    preset: {
      shop: '店',
      ji: '𠮷',
      family: '👩‍👩‍👧 family',
      composed: 'é composed',
      decomposed: 'é decomposed',
      ligature: 'ﬁ ligature',
      flag: '🇨🇳 flag',
      lone: 'half a 𠮷',
    },
    input: 'Text',
    form: 'Normalisation',
    asIs: 'As is',
    table: 'The four layers of the string',
    layers: { clusters: 'Clusters', points: 'Code points', units: 'Code units', bytes: 'Bytes' },
    noSegmenter: 'This browser has no `Intl.Segmenter`, so clusters cannot be counted',
    empty: 'The empty string: all four counts are 0.',
    keys: 'Point at or tap a cell: the corresponding cells in the other rows are highlighted. By keyboard: arrows move, up and down change the layer.',
    surrogate: { high: 'high', low: 'low', lone: 'lone' },
    cluster: (points, units, bytes) =>
      `One character to a reader. Code points: ${points}; code units: ${units}; UTF-8 bytes: ${bytes}.`,
    point: {
      plain: 'A code point: the number Unicode gives to a character.',
      joiner: 'A zero-width joiner: invisible; it joins the characters on both sides into one.',
      variation: 'A variation selector: invisible; it selects text or emoji presentation.',
      combining: 'A combining mark: it sits on the character before it.',
      regional: 'A regional indicator: two of them make a flag.',
      lone: 'A lone surrogate: its other half is missing, so it is not a valid character.',
      space: 'White space: it has a width but no glyph.',
      control: 'A control or unassigned character without a glyph.',
    },
    unit: (index) => `\`text[${index}]\`: this is what \`length\` counts.`,
    lead: (more) =>
      more === 0 ? 'A single byte, the same as ASCII.' : `A lead byte: ${more} more belong to it.`,
    continuation: 'A continuation byte: these always begin with 10.',
    replacement: 'UTF-8 cannot encode a lone surrogate: U+FFFD replaces it.',
    unchanged: (form) => `${form} is the same as the original.`,
    changed: (form) =>
      `${form} changed it: it may look alike, but \`===\` to the original is false.`,
    wouldChange: (forms) =>
      forms.length > 0 ? `${forms.join(', ')} would change it.` : 'No normalisation changes it.',
  },
}
