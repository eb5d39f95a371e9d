import { expect, it, vi } from 'vitest'
import { EarlyThreads } from './earlyThreads.ts'

const close = vi.fn<() => Promise<void>>(async () => undefined)

const setup = {
  configFile: 'site.config.mjs',
  labs: [],
  cacheDir: '.cache',
  failures: { root: '.', hasCode: false },
}

function started(engineFolder: Promise<string>): EarlyThreads {
  const threads = new EarlyThreads((given) => ({
    engineFolder: given.engineFolder,
    render: async () => undefined,
    close,
  }))
  threads.start(engineFolder, 1000, setup)
  return threads
}

it('starts threads as soon as the engine is there, for that engine only', async () => {
  const threads = started(Promise.resolve('/engine'))
  expect(threads.of('/engine')).toBeUndefined()
  await Promise.resolve()
  expect(threads.of('/engine')).toBeDefined()
  expect(threads.of('/other-engine')).toBeUndefined()
})

it('starts none without an engine', async () => {
  const threads = started(Promise.reject(new Error('the bundler failed')))
  await Promise.resolve()
  await Promise.resolve()
  expect(threads.of('/engine')).toBeUndefined()
})

it('ends them, also when the engine comes later', async () => {
  const early = started(Promise.resolve('/engine'))
  await Promise.resolve()
  await early.close()
  expect(close).toHaveBeenCalledOnce()
  const late = started(Promise.resolve('/engine'))
  await late.close()
  await Promise.resolve()
  expect(late.of('/engine')).toBeUndefined()
})
