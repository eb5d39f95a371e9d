import type { LabCodec } from 'awning/lab'
import { orderNames, type OrderName } from './orders.ts'

export interface TestingState {
  readonly order: OrderName
  readonly isolated: boolean
}

/** The index of the order, and whether each test has a cart of its own. */
export const codec: LabCodec<TestingState> = {
  initial: { order: 'safe', isolated: false },
  encode: ({ order, isolated }) => `${orderNames.indexOf(order)}${Number(isolated)}`,
  decode: (text) => {
    const order = /^\d[01]$/.test(text) ? orderNames[Number(text[0])] : undefined
    return order && { order, isolated: text[1] === '1' }
  },
}
