/** The boxes an event passes, outermost first. */
export const nodes = ['document', 'section', 'ul', 'li', 'button'] as const
export type NodeName = (typeof nodes)[number]

export const eventKinds = ['click', 'focus', 'touchmove'] as const
export type EventKind = (typeof eventKinds)[number]

/** What a kind of event is by itself, wherever it happens. */
export interface EventTraits {
  readonly bubbles: boolean
  readonly cancelable: boolean
}

export const traits: Readonly<Record<EventKind, EventTraits>> = {
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

/** `spent`: it was `once` and has been called, so it is gone. */
export type Listener = { readonly node: NodeName; readonly second: boolean } & Readonly<
  Record<Switch, boolean>
>

const off: Readonly<Record<Switch, boolean>> = {
  on: false,
  capture: false,
  stop: false,
  stopNow: false,
  prevent: false,
  passive: false,
  once: false,
  spent: false,
}

/** Two places for a listener on every node, in the order in which they were added. */
const places = nodes.flatMap((node) => [
  { node, second: false },
  { node, second: true },
])

/** All places; those that are named hold a listener with these switches. */
export function listenersWith(
  given: Partial<Record<NodeName, readonly (readonly Switch[])[]>>,
): readonly Listener[] {
  return places.map(({ node, second }) => {
    const wanted = given[node]?.[second ? 1 : 0]
    if (!wanted) return { ...off, node, second }
    const set = Object.fromEntries(wanted.map((name) => [name, true]))
    return { ...off, ...set, on: true, node, second }
  })
}

/** Two hexadecimal digits a listener. */
export function encodeListeners(listeners: readonly Listener[]): string {
  return listeners
    .map((listener) =>
      switches
        .reduce((bits, name, place) => bits + (listener[name] ? 2 ** place : 0), 0)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
}

export function decodeListeners(text: string): readonly Listener[] | undefined {
  if (text.length !== places.length * 2 || !/^[\da-f]+$/.test(text)) return undefined
  return places.map(({ node, second }, place) => {
    const bits = Number.parseInt(text.slice(place * 2, place * 2 + 2), 16)
    const listener = { ...off, node, second }
    for (const [bit, name] of switches.entries())
      listener[name] = Math.floor(bits / 2 ** bit) % 2 === 1
    return listener
  })
}

/** A listener of `touchmove` on the document is passive although nobody said so: the standard wants smooth scrolling. */
export function isPassive(listener: Listener, kind: EventKind): boolean {
  return listener.passive || (kind === 'touchmove' && listener.node === 'document')
}
