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
      focus: '不冒泡，不可取消；捕获阶段照样经过。',
      touchmove: '冒泡，可以取消；document上的监听器默认就是被动的。',
    },
    boxes: '点哪个盒子，事件就发生在哪里',
    dispatchAt: (node) => `让事件发生在${node}`,
    phases: { capture: '捕获', target: '目标', bubble: '冒泡' },
    back: '上一步',
    step: '下一步',
    play: '播放',
    pause: '暂停',
    log: '记录',
    noListener: '没有监听器',
    stop: 'stopPropagation()，这个节点的监听器调用完就停',
    stopNow: (skipped) =>
      skipped > 0
        ? '立刻停下，这个节点后面的监听器不再调用'
        : '立刻停下，这个节点后面没有别的监听器',
    prevent: 'preventDefault()，默认动作取消',
    ignoredPassive: 'preventDefault()无效：监听器是被动的',
    ignoredByDefault: 'preventDefault()无效：document上的touchmove默认被动',
    ignoredNotCancelable: 'preventDefault()无效：这个事件不可取消',
    once: '调用一次后移除',
    end: '传播结束',
    endStopped: (node) => `停在${node}`,
    endAtTarget: '不冒泡，到目标为止',
    prevented: '默认动作取消了',
    notPrevented: '默认动作照做',
    nothingToPrevent: '没有可取消的默认动作',
    listenersOn: '监听器所在的节点',
    names: ['甲', '乙'],
    listener: (name) => `监听器${name}`,
    on: '添加',
    spent: '调用过一次，已经移除。',
    addAgain: '重新添加',
    presetsLabel: '例子',
    presets: {
      wholeWay: '完整传播',
      stopped: '中途停止',
      atOnce: '立刻停止',
      passive: '被动监听器',
      noBubbles: '不冒泡',
    },
  },
  en: {
    kind: 'Event',
    kinds: {
      click: 'Bubbles, can be cancelled.',
      focus: 'Does not bubble, cannot be cancelled; it still goes through the capture phase.',
      touchmove: 'Bubbles, can be cancelled; listeners on document are passive by default.',
    },
    boxes: 'Click a box to dispatch the event there',
    dispatchAt: (node) => `Dispatch the event at ${node}`,
    phases: { capture: 'capture', target: 'target', bubble: 'bubble' },
    back: 'Back',
    step: 'Step',
    play: 'Play',
    pause: 'Pause',
    log: 'Log',
    noListener: 'no listener',
    stop: 'stopPropagation(): finishes this node, then stops',
    stopNow: (skipped) =>
      skipped > 0
        ? 'stops immediately: the next listener here is not called'
        : 'stops immediately: there was no other listener here',
    prevent: 'preventDefault(): default action cancelled',
    ignoredPassive: 'preventDefault() ignored: the listener is passive',
    ignoredByDefault: 'preventDefault() ignored: touchmove on document is passive by default',
    ignoredNotCancelable: 'preventDefault() ignored: this event cannot be cancelled',
    once: 'removed after this call',
    end: 'Propagation has ended',
    endStopped: (node) => `Stopped at ${node}`,
    endAtTarget: 'No bubbling: it ends at the target',
    prevented: 'the default action is cancelled',
    notPrevented: 'the default action happens',
    nothingToPrevent: 'there is no default action to cancel',
    listenersOn: 'Listeners on',
    names: ['A', 'B'],
    listener: (name) => `Listener ${name}`,
    on: 'added',
    spent: 'Called once and removed.',
    addAgain: 'Add again',
    presetsLabel: 'Examples',
    presets: {
      wholeWay: 'Full path',
      stopped: 'Stopped midway',
      atOnce: 'Stopped immediately',
      passive: 'Passive',
      noBubbles: 'No bubbling',
    },
  },
}
