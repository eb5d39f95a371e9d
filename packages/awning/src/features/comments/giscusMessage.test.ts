import { expect, it } from 'vitest'
import { parseMessage } from './giscusMessage.ts'

it.each([
  [{ giscus: { resizeHeight: 420 } }, { height: 420, isSignedOut: false }],
  [{ giscus: { signOut: true } }, { isSignedOut: true }],
  [{ giscus: { error: 'Error: Bad credentials' } }, { isSignedOut: true }],
  [{ giscus: { error: 'Discussion not found' } }, { isSignedOut: false }],
  [{ giscus: { resizeHeight: '420' } }, { isSignedOut: false }],
  [{ other: 1 }, { isSignedOut: false }],
  ['giscus', { isSignedOut: false }],
  [null, { isSignedOut: false }],
])('the message %j of the frame of comments is read', (data, expected) => {
  expect(parseMessage(data)).toEqual(expected)
})
