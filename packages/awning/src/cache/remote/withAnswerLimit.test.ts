import { expect, it } from 'vitest'
import { remoteServer } from './remoteServer.testing.ts'
import { NoAnswer, withAnswerLimit } from './withAnswerLimit.ts'

const limit = 300

it('ends a request that has no answer', async () => {
  const server = await remoteServer()
  server.fault = () => undefined
  const request = withAnswerLimit(limit, (signal) => fetch(server.address, { signal }))
  await expect(request).rejects.toThrow(new NoAnswer('no answer within 0.3 seconds'))
})

it('does not count the time in which this thread was busy', async () => {
  const server = await remoteServer()
  const request = withAnswerLimit(limit, (signal) => fetch(server.address, { signal }))
  const shared = new Int32Array(new SharedArrayBuffer(4))
  Atomics.wait(shared, 0, 0, 2 * limit)
  expect((await request).status).toBe(404)
})
