import type { PerLanguage } from '../language.ts'
import type { ChangeName, Stage, Thread } from './changes.ts'

export const groups = ['layout', 'paint', 'composite', 'forced'] as const
export type GroupName = (typeof groups)[number]

export interface PrincipleStrings {
  readonly sides: readonly [left: string, right: string]
  readonly groups: Readonly<Record<GroupName, string>>
  readonly changes: Readonly<Record<ChangeName, string>>
  readonly why: Readonly<Record<ChangeName, string>>
  readonly stages: Readonly<Record<Stage, string>>
  readonly threads: Readonly<Record<Thread, string>>
  readonly skipped: string
  readonly rate: string
  readonly hertz: (rate: number) => string
  readonly boxes: string
  readonly milliseconds: (length: string) => string
  readonly schematic: string
  readonly repeats: (stages: readonly string[]) => string
  readonly main: (length: string) => string
  readonly noMain: string
  readonly total: (length: string, percent: number) => string
  readonly inTime: string
  readonly missed: (frames: number) => string
  readonly forced: (times: number) => string
  readonly skipsStages: (who: string, stages: readonly string[]) => string
  readonly sameStages: string
  readonly percentOf: (who: string, other: string, percent: number) => string
  readonly sameTime: string
}

export const strings: PerLanguage<PrincipleStrings> = {
  zh: {
    sides: ['甲', '乙'],
    groups: {
      layout: '从布局做起',
      paint: '免布局，从绘制做起',
      composite: '免布局，也免绘制',
      forced: '边写边读',
    },
    changes: {
      width: 'width：盒子变宽',
      fontSize: 'font-size：根的字号变大',
      display: 'display：收起一个盒子',
      top: 'top：挪一个定位的盒子',
      color: 'color：字换颜色',
      shadow: 'box-shadow：加阴影',
      rootClass: '高处的类名：换一身颜色',
      transform: 'transform：脚本逐帧改',
      opacity: 'opacity：脚本逐帧改',
      animation: 'transform：交给动画',
      scroll: '滚动：没有监听器拦着',
      readAfterWrite: '写宽度，马上读offsetWidth',
      thrash: '循环里又写又读',
    },
    why: {
      width: '它变宽，里面的字重新换行，后面的兄弟往下让，父元素也可能变高。',
      fontSize: '字号会继承，用rem的尺寸也跟着变：每个元素都要重算，所有的盒子都要重排。',
      display: '盒子没了，后面的都往上补。',
      top: '绝对定位的盒子挪动不牵连兄弟，布局便宜些，但免不了。',
      color: '盒子的位置和大小都没变，只把这些字重写一遍。',
      shadow: '阴影不占地方，不用布局；模糊得越开，画起来越贵。',
      rootClass:
        '类名加在最高处，规则可能管到每一个子孙，样式要大面积重算。只换颜色，所以免了布局。',
      transform: '盒子有自己的图层，只搬动画好的图层。样式仍在主线程上算，主线程忙，它就得等。',
      opacity: '盒子有自己的图层，叠上去时淡一点就行。样式仍在主线程上算。',
      animation: '开头算好一次，往后每一帧由合成线程自己推进，主线程卡住它也不停。',
      scroll: '图层早已画好，合成线程挪一挪位置就行。',
      readAfterWrite: '读宽度时账还没结，浏览器只好停下脚本，当场算样式和布局，再把数交回去。',
      thrash: '每圈刚结清，又写新账，下一次读又得从头算。先全部读完再写，一次布局就够。',
    },
    stages: { script: '脚本', style: '样式', layout: '布局', paint: '绘制', composite: '合成' },
    threads: { main: '主线程', compositor: '合成线程' },
    skipped: '免',
    rate: '屏幕',
    hertz: (rate) => `${rate}赫兹`,
    boxes: '页面里的盒子',
    milliseconds: (length) => `${length}毫秒`,
    schematic: '时长是示意，不是测量：只说明谁比谁贵，真页面要用开发者工具量。',
    repeats: (stages) => `重做：${stages.join('、')}。`,
    main: (length) => `主线程占${length}毫秒，`,
    noMain: '不占主线程，',
    total: (length, percent) => `一共${length}毫秒，是一帧预算的${percent}%。`,
    inTime: '赶得上这一帧。',
    missed: (frames) => `赶不上，误了${frames}帧。`,
    forced: (times) => `脚本中途被迫布局${times}次。`,
    skipsStages: (who, stages) => `${who}免了${stages.join('、')}`,
    sameStages: '两边走的工序一样',
    percentOf: (who, other, percent) => `，${who}的用时是${other}的${percent}%。`,
    sameTime: '，用时也一样。',
  },
  en: {
    sides: ['A', 'B'],
    groups: {
      layout: 'From layout on',
      paint: 'No layout, from paint on',
      composite: 'Neither layout nor paint',
      forced: 'Reading after writing',
    },
    changes: {
      width: 'width: a box grows',
      fontSize: 'font-size: larger at the root',
      display: 'display: a box is put away',
      top: 'top: a positioned box moves',
      color: 'color: text in another colour',
      shadow: 'box-shadow: a shadow is added',
      rootClass: 'A class high up: new colours',
      transform: 'transform: by script, each frame',
      opacity: 'opacity: by script, each frame',
      animation: 'transform: by an animation',
      scroll: 'Scrolling, with no listener in the way',
      readAfterWrite: 'Write width, read offsetWidth',
      thrash: 'Write and read in a loop',
    },
    why: {
      width:
        'It grows, its text wraps again, the siblings after it make way, and its parent may grow too.',
      fontSize:
        'Font size is inherited and rem follows it: every element is computed again, every box laid out again.',
      display: 'The box is gone, and all that follow move up.',
      top: 'An absolutely positioned box does not move its siblings: layout is cheaper, but there is layout.',
      color: 'No box changed its place or size; only these words are painted again.',
      shadow:
        'A shadow takes no space, so there is no layout; the wider the blur, the more expensive the paint.',
      rootClass:
        'With a class at the top, rules may concern every descendant: style is computed far and wide. Only colours change, so no layout.',
      transform:
        'The box has its own layer, and a painted layer is only moved. Style is still computed on the main thread: when that is busy, it waits.',
      opacity:
        'The box has its own layer, which is only put on fainter. Style is still computed on the main thread.',
      animation:
        'Computed once at the start; from then on the compositor takes every step by itself, even when the main thread is stuck.',
      scroll: 'The layers are painted already; the compositor moves them a little.',
      readAfterWrite:
        'When the width is read the books are not closed: the browser stops the script, does style and layout there and then, and hands the number back.',
      thrash:
        'Each turn closes the books and opens them again, so the next read starts over. Read everything first, then write, and one layout is enough.',
    },
    stages: {
      script: 'Script',
      style: 'Style',
      layout: 'Layout',
      paint: 'Paint',
      composite: 'Composite',
    },
    threads: { main: 'Main thread', compositor: 'Compositor thread' },
    skipped: 'none',
    rate: 'Screen',
    hertz: (rate) => `${rate} Hz`,
    boxes: 'Boxes on the page',
    milliseconds: (length) => `${length} ms`,
    schematic:
      'The lengths are schematic, not measured: they say which is dearer than which. Measure a real page with the developer tools.',
    repeats: (stages) => `Again: ${stages.join(', ').toLowerCase()}. `,
    main: (length) => `Main thread ${length} ms, `,
    noMain: 'Nothing on the main thread, ',
    total: (length, percent) => `${length} ms in all, ${percent}% of the frame’s budget. `,
    inTime: 'In time for this frame.',
    missed: (frames) => `Too late: ${frames} ${frames === 1 ? 'frame' : 'frames'} missed.`,
    forced: (times) =>
      times === 1 ? ' One forced layout in mid-script.' : ` ${times} forced layouts in mid-script.`,
    skipsStages: (who, stages) => `${who} leaves out ${stages.join(', ').toLowerCase()}`,
    sameStages: 'Both go through the same stations',
    percentOf: (who, other, percent) => `; ${who} takes ${percent}% of the time of ${other}.`,
    sameTime: ' and take the same time.',
  },
}
