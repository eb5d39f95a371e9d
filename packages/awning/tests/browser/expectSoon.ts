import { expect as base } from '@playwright/test'

/** Pauses between two looks, in milliseconds. With those of Playwright, what comes after 400 ms is seen after 850 ms. */
const intervals = [20, 50, 100]

const poll: typeof base.poll = (actual, options) =>
  base.poll(actual, {
    intervals,
    ...(typeof options === 'string' ? { message: options } : options),
  })

/** Playwright's `expect`, with polls that look again soon: otherwise tests would spend a good part of their time waiting. */
export const expect: typeof base = new Proxy(base, {
  get: (target, name) => (name === 'poll' ? poll : Reflect.get(target, name)),
})
