import { expect, it } from 'vitest'
import { hostAndPort } from './hostAndPort.ts'

it.each([
  ['127.0.0.1', '127.0.0.1:3000'],
  ['localhost', 'localhost:3000'],
  ['::1', '[::1]:3000'],
])('%s is written as %s', (host, written) => {
  expect(hostAndPort(host, 3000)).toBe(written)
})
