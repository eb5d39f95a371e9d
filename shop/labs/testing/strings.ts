import type { PerLanguage } from '../language.ts'
import type { OrderName } from './orders.ts'
import type { TestName } from './runTests.ts'

interface TestingStrings {
  readonly order: string
  readonly orders: Readonly<Record<OrderName, string>>
  readonly isolated: string
  readonly tests: Readonly<Record<TestName, string>>
  readonly pass: string
  readonly fail: string
  readonly cart: string
  readonly summary: (passed: number, all: number) => string
}

export const strings: PerLanguage<TestingStrings> = {
  zh: {
    order: '运行次序',
    orders: { safe: '1 → 3 → 2', written: '1 → 2 → 3', reversed: '3 → 2 → 1', alone: '只跑3' },
    isolated: 'beforeEach(() => { cart = [] })：每条测试用新的购物车',
    tests: {
      empty: '1 新的购物车是空的',
      add: '2 加一本书就有一本',
      remove: '3 放进去又拿出来就是空的',
    },
    pass: '通过',
    fail: '失败',
    cart: '购物车',
    summary: (passed, all) => `${all}条里通过${passed}条`,
  },
  en: {
    order: 'Order',
    orders: { safe: '1 → 3 → 2', written: '1 → 2 → 3', reversed: '3 → 2 → 1', alone: 'only 3' },
    isolated: 'beforeEach(() => { cart = [] }): a new cart for each test',
    tests: {
      empty: '1 a new cart is empty',
      add: '2 adding a book gives one book',
      remove: '3 adding and removing gives an empty cart',
    },
    pass: 'passed',
    fail: 'failed',
    cart: 'cart',
    summary: (passed, all) => `${passed} of ${all} passed`,
  },
}
