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
    events: '事件从哪来',
    samples: { typing: '打字', scroll: '滚动', clicks: '连点', own: '自己来' },
    wait: '等待／间隔',
    debounce: '防抖在哪头运行',
    throttle: '节流在哪头运行',
    debounceName: '防抖',
    throttleName: '节流',
    frames: 'requestAnimationFrame',
    edges: { leading: '开头', trailing: '末尾', both: '两头' },
    raw: '原始事件',
    line: '时间轴',
    times: (count) => `${count}次`,
    gotLast: '✓ 收到末次',
    lostLast: '✗ 漏了末次',
    pad: '在这块板上划一划、点一点',
    padHint: '键盘：停在这里，随便敲几个键；按住不放也算。',
    recording: '正在记录，三秒',
    done: (events, debounced, throttled, framed) =>
      `${events}个事件：防抖运行${debounced}次，节流${throttled}次，逐帧${framed}次。`,
    legend:
      '细线是事件，粗线是处理函数运行，浅色带是它在等（防抖）或关着门（节流）。按每秒60帧算。浏览器本来就把指针移动按帧合并，自己划的时候，最后一行和第一行差不多。',
  },
  en: {
    events: 'Events from',
    samples: { typing: 'Typing', scroll: 'Scrolling', clicks: 'Clicking', own: 'Yourself' },
    wait: 'Wait / interval',
    debounce: 'Debounce runs at the',
    throttle: 'Throttle runs at the',
    debounceName: 'Debounce',
    throttleName: 'Throttle',
    frames: 'requestAnimationFrame',
    edges: { leading: 'start', trailing: 'end', both: 'both ends' },
    raw: 'Raw events',
    line: 'Time line',
    times: (count) => (count === 1 ? '1 time' : `${count} times`),
    gotLast: '✓ got the last',
    lostLast: '✗ lost the last',
    pad: 'Move or tap on this pad',
    padHint: 'Keyboard: focus it and press any keys; holding one down counts too.',
    recording: 'Recording for three seconds',
    done: (events, debounced, throttled, framed) =>
      `${events} events: debounced ${debounced}, throttled ${throttled}, by frame ${framed} runs.`,
    legend:
      'Thin lines are events, thick lines are runs of the handler; the pale band is where it waits (debounce) or keeps its door shut (throttle). At 60 frames a second. Browsers already align pointer moves to frames, so with your own moves the last row is much like the first.',
  },
}
