import type { PerLanguage } from '../language.ts'
import type { SampleName } from './sampleEvents.ts'
import type { Edge } from './schedule.ts'

export interface TimingStrings {
  readonly events: string
  readonly samples: Readonly<Record<SampleName | 'own', string>>
  readonly wait: string
  readonly debounce: string
  readonly throttle: string
  readonly debounceName: string
  readonly throttleName: string
  readonly frames: string
  readonly edges: Readonly<Record<Edge, string>>
  readonly raw: string
  readonly line: string
  readonly times: (count: number) => string
  readonly gotLast: string
  readonly lostLast: string
  readonly pad: string
  readonly padHint: string
  readonly recording: string
  readonly done: (events: number, debounced: number, throttled: number, framed: number) => string
  readonly legend: string
}

export const strings: PerLanguage<TimingStrings> = {
  zh: {
    events: '事件来源',
    samples: { typing: '打字', scroll: '滚动', clicks: '连点', own: '自己操作' },
    wait: '等待／间隔',
    debounce: '防抖的运行时机',
    throttle: '节流的运行时机',
    debounceName: '防抖',
    throttleName: '节流',
    frames: 'requestAnimationFrame',
    edges: { leading: '开头', trailing: '末尾', both: '两头' },
    raw: '原始事件',
    line: '时间轴',
    times: (count) => `${count}次`,
    gotLast: '✓ 收到末次',
    lostLast: '✗ 漏掉末次',
    pad: '在这里移动指针或点击',
    padHint: '键盘：让焦点停在这里，按任意键；按住不放也算。',
    recording: '正在记录，三秒',
    done: (events, debounced, throttled, framed) =>
      `${events}个事件：防抖运行${debounced}次，节流${throttled}次，逐帧${framed}次。`,
    legend:
      '细线是事件，粗线是处理函数运行，浅色带表示正在等待（防抖）或间隔未到（节流）。按每秒60帧算。浏览器本来就把指针移动按帧合并，所以自己操作时，最后一行和第一行差不多。',
  },
  en: {
    events: 'Events from',
    samples: { typing: 'Typing', scroll: 'Scrolling', clicks: 'Clicking', own: 'Your own' },
    wait: 'Wait / interval',
    debounce: 'Debounce runs at the',
    throttle: 'Throttle runs at the',
    debounceName: 'Debounce',
    throttleName: 'Throttle',
    frames: 'requestAnimationFrame',
    edges: { leading: 'start', trailing: 'end', both: 'both ends' },
    raw: 'Raw events',
    line: 'Timeline',
    times: (count) => (count === 1 ? '1 time' : `${count} times`),
    gotLast: '✓ last event handled',
    lostLast: '✗ last event missed',
    pad: 'Move the pointer or tap here',
    padHint: 'Keyboard: focus it and press any keys; holding one down counts too.',
    recording: 'Recording for three seconds',
    done: (events, debounced, throttled, framed) =>
      `${events} events: ${debounced} debounced, ${throttled} throttled and ${framed} frame runs.`,
    legend:
      'Thin lines are events, thick lines are runs of the handler; the pale band shows where it is waiting (debounce) or blocked until the interval ends (throttle). Frames are at 60 per second. Browsers already align pointer moves to frames, so with your own input the last row looks much like the first.',
  },
}
