import type { PerLanguage } from '../language.ts'
import type { Settings } from './settings.ts'

export interface InteractionStrings {
  readonly law: string
  readonly laws: Readonly<Record<Settings['law'], string>>
  readonly repeats: string
  readonly times: (count: string) => string
  readonly order: string
  readonly orders: Readonly<Record<Settings['order'], string>>
  readonly start: string
  readonly again: string
  readonly stop: string
  readonly fittsTask: string
  readonly hickTask: string
  readonly sample: string
  readonly yours: string
  readonly ready: string
  readonly find: (item: string) => string
  readonly progress: (done: number, all: number) => string
  readonly items: readonly string[]
  readonly axis: string
  readonly unit: string
  readonly plot: (law: string, slope: number, r2: string) => string
  readonly intercept: string
  readonly slope: string
  readonly perBit: string
  readonly misses: string
  readonly byBits: string
  readonly byCount: string
  readonly fittsConclusion: (slope: number, percent: number) => string
  readonly hickConclusions: Readonly<Record<'knowing' | 'looking' | 'unclear', string>>
  readonly noLine: string
  readonly key: readonly [trial: string, missed: string, median: string]
  readonly table: string
  readonly columns: Readonly<Record<Settings['law'], readonly string[]>>
  readonly privacy: string
}

export const strings: PerLanguage<InteractionStrings> = {
  zh: {
    law: '哪条定律',
    laws: { fitts: '费茨：瞄准', hick: '希克：选择' },
    repeats: '每种做',
    times: (count) => `${count}次`,
    order: '货品',
    orders: { ordered: '位置固定', mixed: '每次打乱' },
    start: '开始',
    again: '再做一遍',
    stop: '停下',
    fittsTask:
      '轮流按两个圆，先按实心的那个，又快又准。要用鼠标、触控板或手指；只用键盘的话，请做希克那一项，这里看示例。',
    hickTask: '名字一出来就选它：点它，或者按它前面的字母键。名字出来之前按了不算。',
    sample: '示例数据：按公式加上起伏编的，不是真人的成绩',
    yours: '你的成绩',
    ready: '准备……',
    find: (item) => `找：${item}`,
    progress: (done, all) => `${done}/${all}`,
    items: [
      '茶',
      '盐',
      '墨',
      '绳',
      '灯',
      '皂',
      '米',
      '罐',
      '图',
      '铃',
      '扇',
      '杯',
      '锁',
      '梳',
      '线',
      '瓶',
    ],
    axis: '难度（比特）',
    unit: '毫秒',
    plot: (law, slope, r2) => `${law}：时间对难度的散点图，直线每比特升${slope}毫秒，R²为${r2}。`,
    intercept: '起步a',
    slope: '斜率b',
    perBit: '毫秒/比特',
    misses: '失误',
    byBits: 'R²，按log2(n + 1)',
    byCount: 'R²，按n',
    fittsConclusion: (slope, percent) =>
      `难度每多一比特，多花约${slope}毫秒；各组中位数的起伏，${percent}%可由难度解释。`,
    hickConclusions: {
      knowing: '按对数更直：位置熟了，近乎反射，这是希克说的情形。只有四个点，看个大概。',
      looking:
        '按n更直：是一个一个地找出来的。这不是希克说的情形，他的前提是选项和位置都熟。只有四个点，看个大概。',
      unclear: '两条线差不多直，这一遍分不出是反射还是逐个找。多做几次，或者把货品打乱再比。',
    },
    noLine: '成功的次数太少，画不出直线。',
    key: ['一次', '有失误，不计时', '中位数'],
    table: '用表格读',
    columns: {
      fitts: ['距离/宽度', '比特', '中位数', '次数', '失误'],
      hick: ['选项', '比特', '中位数', '次数', '失误'],
    },
    privacy: '成绩只留在这一页，不上传，也不进分享的链接。',
  },
  en: {
    law: 'Which law',
    laws: { fitts: 'Fitts: aiming', hick: 'Hick: choosing' },
    repeats: 'Of each kind',
    times: (count) => `${count} times`,
    order: 'The goods',
    orders: { ordered: 'keep their places', mixed: 'are mixed each time' },
    start: 'Start',
    again: 'Once more',
    stop: 'Stop',
    fittsTask:
      'Press the two circles by turns, the filled one first, as fast and as exactly as you can. This takes a mouse, a touchpad or a finger; with a keyboard alone, try Hick and read the sample here.',
    hickTask:
      'Pick the item as soon as it is named: press it, or the letter before it. Nothing counts before the name appears.',
    sample: 'Sample data: made up from the formula, with some scatter',
    yours: 'Your run',
    ready: 'Ready…',
    find: (item) => `Find: ${item}`,
    progress: (done, all) => `${done}/${all}`,
    items: [
      'tea',
      'salt',
      'ink',
      'rope',
      'lamp',
      'soap',
      'rice',
      'tin',
      'map',
      'bell',
      'fan',
      'cup',
      'lock',
      'comb',
      'wool',
      'jar',
    ],
    axis: 'difficulty (bits)',
    unit: 'ms',
    plot: (law, slope, r2) =>
      `${law}: time against difficulty; the line rises ${slope} ms a bit, R² is ${r2}.`,
    intercept: 'Start a',
    slope: 'Slope b',
    perBit: 'ms/bit',
    misses: 'Misses',
    byBits: 'R² by log2(n + 1)',
    byCount: 'R² by n',
    fittsConclusion: (slope, percent) =>
      `Each bit of difficulty costs about ${slope} ms; difficulty explains ${percent}% of the spread of the medians.`,
    hickConclusions: {
      knowing:
        'Straighter by the logarithm: with known places a choice is almost a reflex, and that is what Hick speaks of. Four points only: a rough picture.',
      looking:
        'Straighter by n: found by looking at one after another. That is not Hick, who supposes that options and places are known. Four points only: a rough picture.',
      unclear:
        'Both lines are about as straight: this run cannot tell knowing from looking. Do more of each kind, or mix the goods and compare.',
    },
    noLine: 'Too few clean trials for a line.',
    key: ['a trial', 'with a miss, not timed', 'median'],
    table: 'Read it as a table',
    columns: {
      fitts: ['Distance/width', 'Bits', 'Median', 'Trials', 'Misses'],
      hick: ['Options', 'Bits', 'Median', 'Trials', 'Misses'],
    },
    privacy:
      'Your times stay on this page: nothing is sent, and a shared link does not carry them.',
  },
}
