import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { createSlot, watchedWork, watchThreads } from './endlessLoops.ts'

it('a loop without end is ended with the message of the page', () => {
  const module = JSON.stringify(new URL('./endlessLoops.ts', import.meta.url).href)
  const script = `
    const { createSlot, watchedWork, watchThreads } = await import(${module})
    const slot = createSlot()
    watchThreads([createSlot(), slot], 300)
    await watchedWork(slot, () => 'the page /slow', () => new Promise((resolve) => setTimeout(resolve, 200)))
    await new Promise((resolve) => setTimeout(resolve, 900))
    await watchedWork(slot, () => 'the page /loop 环', async () => { for (;;); })
  `
  const { stderr, signal } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script],
    { encoding: 'utf8', timeout: 15_000, cwd: new URL('.', import.meta.url) },
  )
  expect(stderr).toBe('\nthe page /loop 环\n\nNothing was written: dist/ is as it was.\n')
  expect(signal).toBe('SIGKILL')
})

it('work that ends, or fails, is given back', async () => {
  const slot = createSlot()
  const stop = watchThreads([slot], 50)
  expect(
    await watchedWork(
      slot,
      () => 'a',
      async () => 1,
    ),
  ).toBe(1)
  await expect(
    watchedWork(
      slot,
      () => 'b',
      () => Promise.reject(new Error('no')),
    ),
  ).rejects.toThrow('no')
  const unused = () => {
    throw new Error('work that is not watched needs no message')
  }
  expect(await watchedWork(undefined, unused, async () => 2)).toBe(2)
  await stop()
})
