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
    law: '定律',
    laws: { fitts: '费茨：瞄准', hick: '希克：选择' },
    repeats: '每种次数',
    times: (count) => `${count}次`,
    order: '选项位置',
    orders: { ordered: '固定', mixed: '每次打乱' },
    start: '开始',
    again: '再做一遍',
    stop: '停止',
    fittsTask:
      '轮流按两个圆，先按实心的那个，又快又准。要用鼠标、触控板或手指；只用键盘的话，请做希克那一项，这里看示例。',
    hickTask: '名字一出来就选它：点它，或者按它前面的字母键。名字出现之前按下无效。',
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
    intercept: '截距a',
    slope: '斜率b',
    perBit: '毫秒/比特',
    misses: '失误',
    byBits: 'R²，按log2(n + 1)',
    byCount: 'R²，按n',
    fittsConclusion: (slope, percent) =>
      `难度每多一比特，多花约${slope}毫秒；各组中位数的起伏，${percent}%可由难度解释。`,
    hickConclusions: {
      knowing:
        '按对数拟合得更好：熟悉了位置，选择近乎反射，这是希克定律描述的情形。只有四个点，只能粗略估计。',
      looking:
        '按n拟合得更好：是一个一个找出来的。希克定律不描述这种情形，它的前提是选项和位置都熟悉。只有四个点，只能粗略估计。',
      unclear: '两种拟合差不多，这一遍分不出是反射还是逐个找。多做几次，或者打乱位置再比。',
    },
    noLine: '成功的次数太少，画不出直线。',
    key: ['一次', '有失误，不计时', '中位数'],
    table: '以表格显示',
    columns: {
      fitts: ['距离/宽度', '比特', '中位数', '次数', '失误'],
      hick: ['选项', '比特', '中位数', '次数', '失误'],
    },
    privacy: '成绩只留在这一页，不上传，也不进分享的链接。',
  },
  en: {
    law: 'Law',
    laws: { fitts: 'Fitts: aiming', hick: 'Hick: choosing' },
    repeats: 'Trials of each kind',
    times: (count) => `${count} times`,
    order: 'Positions',
    orders: { ordered: 'fixed', mixed: 'shuffled each time' },
    start: 'Start',
    again: 'Try again',
    stop: 'Stop',
    fittsTask:
      'Press the two circles in turn, the filled one first, as fast and as accurately as you can. You need a mouse, a touchpad or a touchscreen; with only a keyboard, try Hick and look at the sample data here.',
    hickTask:
      'Choose the item as soon as its name appears: press it, or the letter in front of it. Presses before that do not count.',
    sample: 'Sample data: generated from the formula, with some noise',
    yours: 'Your results',
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
      `${law}: time against difficulty; the line rises by ${slope} ms per bit, R² is ${r2}.`,
    intercept: 'Intercept a',
    slope: 'Slope b',
    perBit: 'ms/bit',
    misses: 'Misses',
    byBits: 'R² by log2(n + 1)',
    byCount: 'R² by n',
    fittsConclusion: (slope, percent) =>
      `Each bit of difficulty costs about ${slope} ms; difficulty explains ${percent}% of the spread of the medians.`,
    hickConclusions: {
      knowing:
        'The logarithm fits better: when you know the positions, choosing is almost a reflex, which is the case that Hick’s law describes. With only four points, this is a rough estimate.',
      looking:
        'n fits better: you looked at one item after another. Hick’s law does not describe this, because it assumes that you know the options and their positions. With only four points, this is a rough estimate.',
      unclear:
        'Both fit about equally well, so this run does not show whether you knew the positions or searched. Do more trials, or shuffle the positions and compare.',
    },
    noLine: 'Too few trials without a miss to fit a line.',
    key: ['one trial', 'missed, not timed', 'median'],
    table: 'Show as a table',
    columns: {
      fitts: ['Distance/width', 'Bits', 'Median', 'Trials', 'Misses'],
      hick: ['Options', 'Bits', 'Median', 'Trials', 'Misses'],
    },
    privacy:
      'Your results stay on this page: nothing is sent, and shared links do not contain them.',
  },
}
