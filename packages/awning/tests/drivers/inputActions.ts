import type { Point } from './findTarget.ts'
import { keyValues } from './keys.ts'

/** Sequences of input, which W3C WebDriver and BiDi write in the same way. */
export type InputActions = readonly object[]

export function moveActions({ x, y }: Point): InputActions {
  return [mouse([move(x, y)])]
}

export function clickActions({ x, y }: Point): InputActions {
  return [mouse([move(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }])]
}

export function pressActions(keys: string): InputActions {
  const values = keyValues(keys)
  return [keyboard([...values.map(down), ...values.toReversed().map(up)])]
}

export function typeActions(text: string): InputActions {
  return [keyboard([...text].flatMap((value) => [down(value), up(value)]))]
}

function mouse(actions: object[]): object {
  return { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }
}

/** Both protocols take whole pixels. */
function move(x: number, y: number): object {
  return { type: 'pointerMove', x: Math.floor(x), y: Math.floor(y), duration: 0 }
}

function keyboard(actions: object[]): object {
  return { type: 'key', id: 'keyboard', actions }
}

function down(value: string): object {
  return { type: 'keyDown', value }
}

function up(value: string): object {
  return { type: 'keyUp', value }
}
