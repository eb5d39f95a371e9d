import type { PerLanguage } from '../language.ts'
import type { Rating } from './rating.ts'
import type { SpaceReservation, Cause } from './layoutModel.ts'

export interface VitalsStrings {
  readonly part: string
  readonly shiftPart: string
  readonly clickPart: string
  readonly causes: Readonly<Record<Cause, string>>
  readonly reservations: Readonly<Record<Cause, Readonly<Record<SpaceReservation, string>>>>
  readonly adAt: string
  readonly shownShift: string
  readonly before: string
  readonly after: string
  readonly boxes: Readonly<Record<string, string>>
  readonly picture: (cause: string, distance: number) => string
  readonly still: string
  readonly noShift: string
  readonly columns: readonly [string, string, string, string]
  readonly window: (number: number) => string
  readonly ratings: Readonly<Record<Rating, string>>
  readonly windowNote: string
  readonly blocked: string
  readonly work: string
  readonly nodes: string
  readonly yields: string
  readonly parts: readonly [string, string, string, string]
  readonly paint: string
  readonly duration: string
  readonly yieldNote: string
  readonly others: string
  readonly slowest: string
  readonly ignored: string
  readonly isInp: string
  readonly thisInteraction: string
  readonly model: string
}

export const strings: PerLanguage<VitalsStrings> = {
  zh: {
    part: '指标',
    shiftPart: '布局偏移（CLS）',
    clickPart: '一次点击（INP）',
    causes: { image: '主图', font: '网络字体', banner: '横幅', ad: '广告' },
    reservations: {
      image: { absent: '没有', unreserved: '没写宽高', reserved: '写了宽高' },
      font: { absent: '没有', unreserved: '替换后变宽', reserved: 'size-adjust' },
      banner: { absent: '没有', unreserved: '晚到，没留位置', reserved: '预留位置' },
      ad: { absent: '没有', unreserved: '晚到，没留位置', reserved: '预留位置' },
    },
    adAt: '广告出现的时间',
    shownShift: '偏移',
    before: '之前',
    after: '之后',
    boxes: {
      header: '页头',
      banner: '横幅',
      image: '主图',
      title: '标题',
      ad: '广告',
      intro: '正文',
      text: '正文',
    },
    picture: (cause, distance) =>
      `小页面的前后两帧：${cause}到来，下面的内容最多挪了${distance}像素。`,
    still: '没有东西动',
    noShift: '没有晚到的内容，页面一直不动。',
    columns: ['时刻', '起因', '影响 × 距离 = 分数', '窗口'],
    window: (number) => `第${number}窗`,
    ratings: { good: '良好', middling: '待改进', poor: '差' },
    windowNote:
      '相隔不到一秒的偏移算一窗，一窗最长五秒；CLS取总分最高的一窗，不是全部相加。把广告调早到2.5秒，它就并进第一窗。',
    blocked: '点击时其他任务剩余的时间',
    work: '监听器的工作量',
    nodes: '要改的元素',
    yields: '先给反馈，让出主线程，绘制之后再处理',
    parts: ['输入延迟', '处理时长', '呈现延迟', '绘制之后的工作'],
    paint: '下一帧',
    duration: '这次交互（浏览器按8毫秒一档上报）',
    yieldNote:
      'scheduler.yield()只让出主线程，不保证先绘制；必须先绘制时，用requestAnimationFrame加setTimeout。绘制之后的工作仍占用主线程，会推迟下一次点击的响应。',
    others: '这次访问里的其他交互（其中一次特别慢，640毫秒）',
    slowest: '从慢到快，前五次',
    ignored: '忽略：每50次忽略1次',
    isInp: '这就是INP',
    thisInteraction: '上面这次',
    model: '这是模型：几何照规范的算式，毫秒是假设的一台普通手机，不是你此刻的设备。',
  },
  en: {
    part: 'Metric',
    shiftPart: 'Layout shift (CLS)',
    clickPart: 'One click (INP)',
    causes: { image: 'Image', font: 'Web font', banner: 'Banner', ad: 'Ad' },
    reservations: {
      image: { absent: 'none', unreserved: 'no size', reserved: 'width, height' },
      font: { absent: 'none', unreserved: 'swaps wider', reserved: 'size-adjust' },
      banner: { absent: 'none', unreserved: 'late', reserved: 'space reserved' },
      ad: { absent: 'none', unreserved: 'late', reserved: 'space reserved' },
    },
    adAt: 'Ad appears at',
    shownShift: 'Shift',
    before: 'before',
    after: 'after',
    boxes: {
      header: 'Header',
      banner: 'Banner',
      image: 'Image',
      title: 'Title',
      ad: 'Ad',
      intro: 'Text',
      text: 'Text',
    },
    picture: (cause, distance) =>
      `Two frames of a small page: ${cause} arrives, and what is below moves by up to ${distance} pixels.`,
    still: 'Nothing moves',
    noShift: 'Nothing arrives late: the page never moves.',
    columns: ['At', 'Cause', 'impact × distance = score', 'Window'],
    window: (number) => `no. ${number}`,
    ratings: { good: 'good', middling: 'needs improvement', poor: 'poor' },
    windowNote:
      'Shifts less than a second apart share a window, five seconds at most; CLS is the window with the highest score, not the sum of all. Move the ad forward to 2.5 s and it joins the first window.',
    blocked: 'Time left of another task at the click',
    work: 'Work in the event handler',
    nodes: 'Elements to change',
    yields: 'Show feedback, yield, do the work after the paint',
    parts: ['Input delay', 'Processing', 'Presentation', 'Work after the paint'],
    paint: 'next paint',
    duration: 'This interaction (browsers round to 8 ms)',
    yieldNote:
      'scheduler.yield() yields the main thread but does not guarantee a paint; if the paint must come first, use requestAnimationFrame and setTimeout. The work after the paint still occupies the main thread and delays the next click.',
    others: 'Other interactions of the visit (one slow outlier of 640 ms)',
    slowest: 'The slowest five',
    ignored: 'ignored: one in fifty',
    isInp: 'this is the INP',
    thisInteraction: 'the one above',
    model:
      'This is a model: the geometry follows the formula of the specification, the milliseconds assume an average phone, not your device.',
  },
}
