import type { PerLanguage } from '../language.ts'
import type { Phase } from './dispatch.ts'
import type { EventKind, NodeName } from './listeners.ts'
import type { PresetName } from './eventState.ts'

export interface EventStrings {
  readonly kind: string
  readonly kinds: Readonly<Record<EventKind, string>>
  readonly boxes: string
  readonly dispatchAt: (node: NodeName) => string
  readonly phases: Readonly<Record<Phase, string>>
  readonly back: string
  readonly step: string
  readonly play: string
  readonly pause: string
  readonly log: string
  readonly noListener: string
  readonly stop: string
  readonly stopNow: (skipped: number) => string
  readonly prevent: string
  readonly ignoredPassive: string
  readonly ignoredByDefault: string
  readonly ignoredNotCancelable: string
  readonly once: string
  readonly end: string
  readonly endStopped: (node: NodeName) => string
  readonly endAtTarget: string
  readonly prevented: string
  readonly notPrevented: string
  readonly nothingToPrevent: string
  readonly listenersOn: string
  readonly names: readonly [first: string, second: string]
  readonly listener: (name: string) => string
  readonly on: string
  readonly spent: string
  readonly addAgain: string
  readonly presetsLabel: string
  readonly presets: Readonly<Record<PresetName, string>>
}

export const strings: PerLanguage<EventStrings> = {
  zh: {
    kind: '事件',
    kinds: {
      click: '冒泡，可以取消。',
      focus: '不冒泡，不可取消；捕获那一段照走。',
      touchmove: '冒泡，可以取消；document上的监听器默认就是被动的。',
    },
    boxes: '点哪个盒子，事件就发生在哪里',
    dispatchAt: (node) => `让事件发生在${node}`,
    phases: { capture: '捕获', target: '目标', bubble: '冒泡' },
    back: '退一步',
    step: '走一步',
    play: '连着走',
    pause: '停下',
    log: '途中',
    noListener: '没有监听器',
    stop: 'stopPropagation()，走完这一站就停',
    stopNow: (skipped) =>
      skipped > 0 ? '立刻停下，同站后面的监听器不叫了' : '立刻停下，这一站后面也没别人了',
    prevent: 'preventDefault()，默认动作取消',
    ignoredPassive: 'preventDefault()没用：监听器是被动的',
    ignoredByDefault: 'preventDefault()没用：document上的touchmove默认被动',
    ignoredNotCancelable: 'preventDefault()没用：这个事件不可取消',
    once: '叫过就拆',
    end: '路走完了',
    endStopped: (node) => `停在${node}`,
    endAtTarget: '不冒泡，到目标为止',
    prevented: '默认动作取消了',
    notPrevented: '默认动作照做',
    nothingToPrevent: '没有可取消的默认动作',
    listenersOn: '监听器挂在',
    names: ['甲', '乙'],
    listener: (name) => `监听器${name}`,
    on: '挂上',
    spent: '叫过一次，已经拆了。',
    addAgain: '再挂上',
    presetsLabel: '现成的例子',
    presets: {
      wholeWay: '走全程',
      stopped: '半路停下',
      atOnce: '立刻停下',
      passive: '被动的拦不住',
      noBubbles: '不冒泡的',
    },
  },
  en: {
    kind: 'Event',
    kinds: {
      click: 'Bubbles, can be cancelled.',
      focus: 'Does not bubble, cannot be cancelled; it is captured all the same.',
      touchmove: 'Bubbles, can be cancelled; listeners on document are passive by default.',
    },
    boxes: 'The event happens in the box you click',
    dispatchAt: (node) => `Let the event happen at ${node}`,
    phases: { capture: 'capture', target: 'target', bubble: 'bubble' },
    back: 'Back',
    step: 'Step',
    play: 'Play',
    pause: 'Pause',
    log: 'On the way',
    noListener: 'no listener',
    stop: 'stopPropagation(): finishes this node, then stops',
    stopNow: (skipped) =>
      skipped > 0
        ? 'stops at once: the next listener here is not called'
        : 'stops immediately: there was no other listener here',
    prevent: 'preventDefault(): default action cancelled',
    ignoredPassive: 'preventDefault() ignored: the listener is passive',
    ignoredByDefault: 'preventDefault() ignored: touchmove on document is passive by default',
    ignoredNotCancelable: 'preventDefault() ignored: this event cannot be cancelled',
    once: 'removed after this call',
    end: 'The way is done',
    endStopped: (node) => `Stopped at ${node}`,
    endAtTarget: 'No bubbling: it ends at the target',
    prevented: 'the default action is cancelled',
    notPrevented: 'the default action happens',
    nothingToPrevent: 'there is no default action to cancel',
    listenersOn: 'Listeners on',
    names: ['A', 'B'],
    listener: (name) => `Listener ${name}`,
    on: 'added',
    spent: 'Called once, and gone.',
    addAgain: 'Add again',
    presetsLabel: 'Ready-made',
    presets: {
      wholeWay: 'The whole way',
      stopped: 'Stopped midway',
      atOnce: 'Stopped at once',
      passive: 'Passive',
      noBubbles: 'No bubbling',
    },
  },
}
