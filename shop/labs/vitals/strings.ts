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
    part: '看哪一项',
    shiftPart: '布局偏移（CLS）',
    clickPart: '一次点击（INP）',
    causes: { image: '主图', font: '网络字体', banner: '横幅', ad: '广告' },
    reservations: {
      image: { absent: '没有', unreserved: '没写宽高', reserved: '写了宽高' },
      font: { absent: '没有', unreserved: '换上就变宽', reserved: 'size-adjust' },
      banner: { absent: '没有', unreserved: '晚到硬挤', reserved: '留好位置' },
      ad: { absent: '没有', unreserved: '晚到硬挤', reserved: '留好位置' },
    },
    adAt: '广告几时到',
    shownShift: '看哪一次',
    before: '之前',
    after: '之后',
    boxes: {
      header: '店招',
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
    noShift: '没有迟到的东西，页面自始至终不动。',
    columns: ['时刻', '起因', '影响 × 距离 = 分数', '窗口'],
    window: (number) => `第${number}窗`,
    ratings: { good: '良好', middling: '待改进', poor: '差' },
    windowNote:
      '相隔不到一秒的偏移算一窗，一窗最长五秒；CLS取总分最高的一窗，不是全部相加。把广告调早到2.5秒，它就并进第一窗。',
    blocked: '点下去时，别人的任务还剩',
    work: '监听器要做的活',
    nodes: '要改的元素',
    yields: '先给反馈，让出主线程，画完再干活',
    parts: ['输入延迟', '处理时长', '呈现延迟', '画完之后的活'],
    paint: '下一帧',
    duration: '这次交互（浏览器按8毫秒一档上报）',
    yieldNote:
      'scheduler.yield()只管让出，不担保先画；非先画不可，用requestAnimationFrame加setTimeout。画完之后的活仍占着主线程，下一次点击会撞上它。',
    others: '这次访问里别的交互（其中一次意外，640毫秒）',
    slowest: '从慢到快，前五次',
    ignored: '忽略：每五十次一次',
    isInp: '就是它：INP',
    thisInteraction: '上面这次',
    model: '这是模型：几何照规范的算式，毫秒是假设的一台普通手机，不是你此刻的设备。',
  },
  en: {
    part: 'Look at',
    shiftPart: 'Layout shift (CLS)',
    clickPart: 'One click (INP)',
    causes: { image: 'Image', font: 'Web font', banner: 'Banner', ad: 'Advert' },
    reservations: {
      image: { absent: 'none', unreserved: 'no size', reserved: 'width, height' },
      font: { absent: 'none', unreserved: 'swaps wider', reserved: 'size-adjust' },
      banner: { absent: 'none', unreserved: 'late', reserved: 'space reserved' },
      ad: { absent: 'none', unreserved: 'late', reserved: 'space reserved' },
    },
    adAt: 'The advert comes at',
    shownShift: 'Which shift',
    before: 'before',
    after: 'after',
    boxes: {
      header: 'Sign',
      banner: 'Banner',
      image: 'Image',
      title: 'Title',
      ad: 'Advert',
      intro: 'Text',
      text: 'Text',
    },
    picture: (cause, distance) =>
      `Two frames of a small page: ${cause} arrives, and what is below moves by up to ${distance} pixels.`,
    still: 'Nothing moves',
    noShift: 'Nothing comes late: the page never moves.',
    columns: ['At', 'Cause', 'impact × distance = score', 'Window'],
    window: (number) => `no. ${number}`,
    ratings: { good: 'good', middling: 'needs work', poor: 'poor' },
    windowNote:
      'Shifts less than a second apart share a window, five seconds at most; CLS is the worst window, not the sum of all. Bring the advert forward to 2.5 s and it joins the first window.',
    blocked: 'Left of another task at the click',
    work: 'Work of the handler',
    nodes: 'Elements to change',
    yields: 'Feedback first, yield, do the work after the picture',
    parts: ['Input delay', 'Processing', 'Presentation', 'Work after the picture'],
    paint: 'next paint',
    duration: 'This interaction (browsers report steps of 8 ms)',
    yieldNote:
      'scheduler.yield() lets others in but does not promise a picture; where it must come first, use requestAnimationFrame and setTimeout. The work after the picture still holds the main thread: the next click runs into it.',
    others: 'Other interactions of the visit (one accident of 640 ms)',
    slowest: 'The slowest five',
    ignored: 'ignored: one in fifty',
    isInp: 'this is the INP',
    thisInteraction: 'the one above',
    model:
      'This is a model: the geometry follows the formula of the specification, the milliseconds are those of an assumed ordinary phone, not of your device.',
  },
}
