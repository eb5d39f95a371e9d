/** The nodes on the path of an event, outermost first. */
export const nodes = ['document', 'section', 'ul', 'li', 'button'] as const
export type NodeName = (typeof nodes)[number]

export const eventKinds = ['click', 'focus', 'touchmove'] as const
export type EventKind = (typeof eventKinds)[number]

/** The properties that all events of a kind have. */
export interface EventTraits {
  readonly bubbles: boolean
  readonly cancelable: boolean
}

export const eventTraits: Readonly<Record<EventKind, EventTraits>> = {
  click: { bubbles: true, cancelable: true },
  focus: { bubbles: false, cancelable: false },
  touchmove: { bubbles: true, cancelable: true },
}

/** The switches of a listener, in the order of their bits in an address. */
export const switches = [
  'on',
  'capture',
  'stop',
  'stopNow',
  'prevent',
  'passive',
  'once',
  'spent',
] as const
export type Switch = (typeof switches)[number]

/** `spent` means that the listener is `once` and has been called, so it is removed. */
export type Listener = { readonly node: NodeName; readonly second: boolean } & Readonly<
  Record<Switch, boolean>
>

const noSwitches: Readonly<Record<Switch, boolean>> = {
  on: false,
  capture: false,
  stop: false,
  stopNow: false,
  prevent: false,
  passive: false,
  once: false,
  spent: false,
}

/** Every node has two slots for listeners, in the order in which they were added. */
const slots = nodes.flatMap((node) => [
  { node, second: false },
  { node, second: true },
])

/** A listener for every slot; the given ones are added and have these switches. */
export function createListeners(
  given: Partial<Record<NodeName, readonly (readonly Switch[])[]>>,
): readonly Listener[] {
  return slots.map(({ node, second }) => {
    const enabled = given[node]?.[second ? 1 : 0]
    if (!enabled) return { ...noSwitches, node, second }
    const set = Object.fromEntries(enabled.map((name) => [name, true]))
    return { ...noSwitches, ...set, on: true, node, second }
  })
}

/** Two hexadecimal digits per listener. */
export function encodeListeners(listeners: readonly Listener[]): string {
  return listeners
    .map((listener) =>
      switches
        .reduce((bits, name, bit) => bits + (listener[name] ? 2 ** bit : 0), 0)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
}

export function decodeListeners(text: string): readonly Listener[] | undefined {
  if (text.length !== slots.length * 2 || !/^[\da-f]+$/.test(text)) return undefined
  return slots.map(({ node, second }, index) => {
    const bits = Number.parseInt(text.slice(index * 2, index * 2 + 2), 16)
    const listener = { ...noSwitches, node, second }
    for (const [bit, name] of switches.entries())
      listener[name] = Math.floor(bits / 2 ** bit) % 2 === 1
    return listener
  })
}

/** A `touchmove` listener on the document is passive by default, so that scrolling stays smooth. */
export function isPassive(listener: Listener, kind: EventKind): boolean {
  return listener.passive || (kind === 'touchmove' && listener.node === 'document')
}
