/** The tests in the order in which they are written; each gets the cart and returns whether it passes. */
export const testNames = ['empty', 'add', 'remove'] as const
export type TestName = (typeof testNames)[number]

const tests: Readonly<Record<TestName, (cart: string[]) => boolean>> = {
  empty: (cart) => cart.length === 0,
  add: (cart) => cart.push('book') === 1,
  remove: (cart) => {
    cart.push('tea')
    cart.pop()
    return cart.length === 0
  },
}

/** The code of each test, as it is shown. */
export const testCode: Readonly<Record<TestName, string>> = {
  empty: 'expect(cart).toEqual([])',
  add: "cart.push('book')\nexpect(cart).toEqual(['book'])",
  remove: "cart.push('tea')\ncart.pop()\nexpect(cart).toEqual([])",
}

export interface TestResult {
  readonly name: TestName
  readonly passed: boolean
  readonly before: readonly string[]
  readonly after: readonly string[]
}

/** Runs tests one after the other, with one cart for all or a new one for each. */
export function runTests(order: readonly TestName[], isolated: boolean): TestResult[] {
  let cart: string[] = []
  return order.map((name) => {
    if (isolated) cart = []
    const before = [...cart]
    const passed = tests[name](cart)
    return { name, passed, before, after: [...cart] }
  })
}
