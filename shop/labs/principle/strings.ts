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
      layout: '从布局开始',
      paint: '不用布局，从绘制开始',
      composite: '不用布局，也不用绘制',
      forced: '写入后立即读取',
    },
    changes: {
      width: 'width：盒子变宽',
      fontSize: 'font-size：根的字号变大',
      display: 'display：收起一个盒子',
      top: 'top：移动定位的盒子',
      color: 'color：字换颜色',
      shadow: 'box-shadow：加阴影',
      rootClass: '根元素的类名：换一套颜色',
      transform: 'transform：脚本逐帧改',
      opacity: 'opacity：脚本逐帧改',
      animation: 'transform：用CSS动画',
      scroll: '滚动：没有监听器阻塞',
      readAfterWrite: '写宽度，马上读offsetWidth',
      thrash: '循环里又写又读',
    },
    why: {
      width: '它变宽，里面的字重新换行，后面的兄弟往下让，父元素也可能变高。',
      fontSize: '字号会继承，用rem的尺寸也跟着变：每个元素都要重算，所有的盒子都要重排。',
      display: '盒子没有了，后面的都往上移。',
      top: '绝对定位的盒子挪动不牵连兄弟，布局的开销小一些，但仍要布局。',
      color: '盒子的位置和大小都没变，只把这些字重写一遍。',
      shadow: '阴影不占地方，不用布局；模糊得越开，绘制的开销越大。',
      rootClass:
        '类名加在根元素上，规则可能影响每一个后代，样式要大面积重算。只换颜色，所以不用布局。',
      transform: '盒子有自己的图层，只搬动画好的图层。样式仍在主线程上算，主线程忙，它就得等。',
      opacity: '盒子有自己的图层，叠上去时淡一点就行。样式仍在主线程上算。',
      animation: '开头算好一次，往后每一帧由合成线程自己推进，主线程卡住它也不停。',
      scroll: '图层早已画好，合成线程挪一挪位置就行。',
      readAfterWrite:
        '读宽度时，前面的改动还没有算进布局，浏览器只好暂停脚本，立即计算样式和布局，再返回结果。',
      thrash:
        '每次循环刚算完布局，又有新的改动，下一次读取又得重新计算。先全部读完再写，一次布局就够。',
    },
    stages: { script: '脚本', style: '样式', layout: '布局', paint: '绘制', composite: '合成' },
    threads: { main: '主线程', compositor: '合成线程' },
    skipped: '跳过',
    rate: '屏幕',
    hertz: (rate) => `${rate}赫兹`,
    boxes: '页面里的盒子',
    milliseconds: (length) => `${length}毫秒`,
    schematic: '时长是示意，不是测量：只说明哪个开销更大，真实的页面要用开发者工具测量。',
    repeats: (stages) => `重做：${stages.join('、')}。`,
    main: (length) => `主线程占${length}毫秒，`,
    noMain: '不占主线程，',
    total: (length, percent) => `一共${length}毫秒，是一帧预算的${percent}%。`,
    inTime: '赶得上这一帧。',
    missed: (frames) => `超时，丢了${frames}帧。`,
    forced: (times) => `脚本中途被迫布局${times}次。`,
    skipsStages: (who, stages) => `${who}跳过了${stages.join('、')}`,
    sameStages: '两边的步骤一样',
    percentOf: (who, other, percent) => `，${who}的用时是${other}的${percent}%。`,
    sameTime: '，用时也一样。',
  },
  en: {
    sides: ['A', 'B'],
    groups: {
      layout: 'Starting from layout',
      paint: 'No layout, starting from paint',
      composite: 'Neither layout nor paint',
      forced: 'Reading after writing',
    },
    changes: {
      width: 'width: a box gets wider',
      fontSize: 'font-size: larger at the root',
      display: 'display: a box is hidden',
      top: 'top: a positioned box moves',
      color: 'color: text in another colour',
      shadow: 'box-shadow: a shadow is added',
      rootClass: 'A class on the root: new colours',
      transform: 'transform: by script, each frame',
      opacity: 'opacity: by script, each frame',
      animation: 'transform: by an animation',
      scroll: 'Scrolling, with no blocking listener',
      readAfterWrite: 'Write width, read offsetWidth',
      thrash: 'Write and read in a loop',
    },
    why: {
      width:
        'The box gets wider, its text wraps again, the siblings after it move, and its parent may grow too.',
      fontSize:
        'Font size is inherited and rem follows it: every element is computed again, every box laid out again.',
      display: 'The box is gone, and everything after it moves up.',
      top: 'An absolutely positioned box does not move its siblings: layout is cheaper, but still needed.',
      color: 'No box changed its position or size; only this text is painted again.',
      shadow:
        'A shadow takes no space, so there is no layout; the wider the blur, the more expensive the paint.',
      rootClass:
        'With a class on the root element, rules may affect every descendant, so many styles are recalculated. Only colours change, so there is no layout.',
      transform:
        'The box has its own layer, and a painted layer is only moved. Style is still computed on the main thread: when that is busy, it waits.',
      opacity:
        'The box has its own layer, which is only blended with a different opacity. Style is still computed on the main thread.',
      animation:
        'Computed once at the start; from then on the compositor runs every frame by itself, even when the main thread is blocked.',
      scroll: 'The layers are already painted; the compositor only moves them.',
      readAfterWrite:
        'When the width is read, layout is out of date: the browser pauses the script, runs style and layout immediately, and then returns the number.',
      thrash:
        'Each iteration makes layout out of date again, so the next read has to repeat it. Read everything first, then write, and one layout is enough.',
    },
    stages: {
      script: 'Script',
      style: 'Style',
      layout: 'Layout',
      paint: 'Paint',
      composite: 'Composite',
    },
    threads: { main: 'Main thread', compositor: 'Compositor thread' },
    skipped: 'skipped',
    rate: 'Screen',
    hertz: (rate) => `${rate} Hz`,
    boxes: 'Boxes on the page',
    milliseconds: (length) => `${length} ms`,
    schematic:
      'The times are schematic, not measured: they only show which is more expensive. Measure a real page with the developer tools.',
    repeats: (stages) => `Repeated: ${stages.join(', ').toLowerCase()}. `,
    main: (length) => `Main thread ${length} ms, `,
    noMain: 'Nothing on the main thread, ',
    total: (length, percent) => `${length} ms in total, ${percent}% of the frame’s budget. `,
    inTime: 'In time for this frame.',
    missed: (frames) => `Too late: ${frames} ${frames === 1 ? 'frame' : 'frames'} missed.`,
    forced: (times) =>
      times === 1
        ? ' One forced layout during the script.'
        : ` ${times} forced layouts during the script.`,
    skipsStages: (who, stages) => `${who} skips ${stages.join(', ').toLowerCase()}`,
    sameStages: 'Both go through the same stages',
    percentOf: (who, other, percent) => `; ${who} takes ${percent}% as long as ${other}.`,
    sameTime: ' and take the same time.',
  },
}
