import type { PerLanguage } from '../language.ts'
import type { BitField, DoubleKind } from './bits.ts'
import type { PresetId } from './presets.ts'

export interface NumberStrings {
  readonly presets: string
  readonly input: string
  readonly unreadable: string
  readonly bits: string
  readonly keys: string
  readonly field: Readonly<Record<BitField, string>>
  readonly width: (count: number) => string
  readonly bit: (index: number, field: BitField, value: 0 | 1) => string
  readonly special: string
  readonly exact: (source: string) => string
  readonly storedAs: (source: string) => string
  readonly storedValue: string
  readonly scaled: string
  readonly kind: string
  readonly kinds: Readonly<Record<DoubleKind, string>>
  readonly safe: string
  readonly isSafe: string
  readonly notWhole: string
  readonly tooLarge: string
  readonly neighbours: string
  readonly down: string
  readonly up: string
  readonly none: string
  readonly lastPlace: string
  readonly offset: (places: number) => string
  readonly underflow: (stored: string) => string
  readonly overflow: (stored: string) => string
  readonly fewerBits: (count: number) => string
  readonly presetNotes: Readonly<Record<PresetId, string>>
}

const zhField: Readonly<Record<BitField, string>> = {
  sign: '符号',
  exponent: '指数',
  fraction: '尾数',
}
const enField: Readonly<Record<BitField, string>> = {
  sign: 'Sign',
  exponent: 'Exponent',
  fraction: 'Fraction',
}

/** The sign that a stored value and the limit it fell beyond have in common. */
function sign(stored: string): string {
  return stored.startsWith('-') ? '-' : ''
}

export const strings: PerLanguage<NumberStrings> = {
  zh: {
    presets: '例子',
    input: '数或算式',
    unreadable: '无法识别。请输入数字、`+ - * / **`和括号，例如`1 / 3`。',
    bits: '64个二进制位',
    keys: '点一下就翻转。用键盘：方向键移动，空格翻转，0和1直接写入。',
    field: zhField,
    width: (count) => `${count}位`,
    bit: (index, field, value) => `第${index}位，${zhField[field]}：${value}`,
    special: '特殊值',
    exact: (source) => `${source}的准确值`,
    storedAs: (source) => `${source}存成`,
    storedValue: '存下的值',
    scaled: '末位的整数倍',
    kind: '种类',
    kinds: {
      normal: '规格化数',
      subnormal: '次正规数',
      zero: '零',
      infinity: '无穷',
      nan: '不是数',
    },
    safe: '安全整数',
    isSafe: '是',
    notWhole: '否，不是整数',
    tooLarge: '否，超过2的53次方减1',
    neighbours: '相邻的数',
    down: '前一个数',
    up: '后一个数',
    none: '没有',
    lastPlace: '末位单位ulp',
    offset: (places) => {
      if (places === 0) return '准确值可以精确存储，没有误差。'
      const size = Math.abs(places)
      const side = places < 0 ? '左' : '右'
      if (size === 0.5)
        return `准确值（▼）落在存下的数${side}边半格，正好在两个双精度数中间：取末位为0的那个。`
      if (size > 0.5)
        return `准确值（▼）在存下的数${side}边${size.toFixed(2)}格，邻居离它更近：JavaScript只要求\`**\`给出近似值。`
      return `准确值（▼）在存下的数${side}边${size < 0.01 ? '不到0.01' : size.toFixed(2)}格，这里就是离它最近的双精度数。`
    },
    underflow: (stored) =>
      `准确值不是零，但不超过离零最近的双精度数\`${sign(stored)}5e-324\`的一半：下溢，存成\`${stored}\`，一位数字也没留下。`,
    overflow: (stored) =>
      `准确值越过了最后一个有限的双精度数\`${sign(stored)}${Number.MAX_VALUE}\`，舍入也回不到它：上溢，存成\`${stored}\`。`,
    fewerBits: (count) => `次正规数的有效位更少：这里只有${count}位，规格化数有53位。`,
    presetNotes: {
      tenth: '二进制写不尽十分之一。`1001`反复出现，到第52位进了一次位，存下的比`0.1`大了一点点。',
      fifth: '`0.1`的两倍：尾数一模一样，指数大1。偏大的那一点也跟着翻倍。',
      sum: '存下的`0.1`和`0.2`都偏大，准确的和正好在两个双精度数中间。规则取末位为0的那个，于是往上进，比存下的`0.3`大一格。',
      threeTenths: '离`0.3`最近的双精度数偏小。往大走一格，就是`0.1 + 0.2`。',
      unsafe: '从这里往上，相邻两数隔2，`2 ** 53 + 1`存不下。可以输入它试试。',
      negativeZero: '只有符号位是1。`0 === -0`为真，`1 / -0`却是`-Infinity`。',
      nan: '指数全1，尾数不全为0。尾数随便再翻几位仍是`NaN`；全翻成0，就成了`Infinity`。',
      least: '指数全0，开头不存的那个1也没有了，只剩末位：这是最小的正数，写准要1074位小数。',
    },
  },
  en: {
    presets: 'Examples',
    input: 'Number or expression',
    unreadable:
      'This is not a valid expression. Use digits, `+ - * / **` and parentheses: `1 / 3`.',
    bits: '64 bits',
    keys: 'Click a bit to flip it. By keyboard: arrows move, Space flips, 0 and 1 write.',
    field: enField,
    width: (count) => (count === 1 ? '1 bit' : `${count} bits`),
    bit: (index, field, value) => `Bit ${index}, ${enField[field].toLowerCase()}: ${value}`,
    special: 'special value',
    exact: (source) => `Exact value of ${source}`,
    storedAs: (source) => `${source} is stored as`,
    storedValue: 'Stored value',
    scaled: 'Multiple of the last place',
    kind: 'Kind',
    kinds: {
      normal: 'normal',
      subnormal: 'subnormal',
      zero: 'zero',
      infinity: 'infinite',
      nan: 'not a number',
    },
    safe: 'Safe integer',
    isSafe: 'yes',
    notWhole: 'no, not an integer',
    tooLarge: 'no, greater than 2⁵³ − 1',
    neighbours: 'Neighbours',
    down: 'One step down',
    up: 'One step up',
    none: 'none',
    lastPlace: 'Last place (ulp)',
    offset: (places) => {
      if (places === 0) return 'The exact value can be stored: there is no rounding error.'
      const size = Math.abs(places)
      const side = places < 0 ? 'left' : 'right'
      if (size === 0.5)
        return `The exact value (▼) lies half a step to the ${side}, midway between two doubles: the one whose last bit is 0 wins.`
      if (size > 0.5)
        return `The exact value (▼) lies ${size.toFixed(2)} steps to the ${side}, so a neighbour is nearer: JavaScript only asks \`**\` for an approximation.`
      return `The exact value (▼) lies ${size < 0.01 ? 'less than 0.01' : size.toFixed(2)} steps to the ${side}; this is the double nearest to it.`
    },
    underflow: (stored) =>
      `The exact value is not zero, but at most half of \`${sign(stored)}5e-324\`, the double next to zero. It underflows: \`${stored}\` is stored, and every digit is lost.`,
    overflow: (stored) =>
      `The exact value lies beyond \`${sign(stored)}${Number.MAX_VALUE}\`, the last finite double, and too far to round back to it. It overflows: \`${stored}\` is stored.`,
    fewerBits: (count) =>
      `A subnormal has fewer significant bits: ${count} here, 53 in a normal double.`,
    presetNotes: {
      tenth:
        'One tenth has no finite binary form. `1001` repeats until bit 52 is rounded up, so a little more than `0.1` is stored.',
      fifth:
        'Twice `0.1`: the same fraction, the exponent one higher. The rounding error doubles too.',
      sum: 'The stored `0.1` and `0.2` are both a little high, and their exact sum lies midway between two doubles. The tie goes to the one whose last bit is 0: up, one step above the stored `0.3`.',
      threeTenths: 'The double nearest to `0.3` is a little low. One step up is `0.1 + 0.2`.',
      unsafe:
        'From here up, neighbours are 2 apart: `2 ** 53 + 1` cannot be stored. Try typing it.',
      negativeZero: 'Only the sign bit is set. `0 === -0` is true, yet `1 / -0` is `-Infinity`.',
      nan: 'The exponent is all ones, the fraction is not all zeros. Flip more of the fraction and it is still `NaN`; clear it and it is `Infinity`.',
      least:
        'The exponent is all zeros, so there is no implicit leading 1. Only the last bit is set: the smallest positive number, with 1074 decimal places.',
    },
  },
}
