import { expect, it } from 'vitest'
import { commandFor } from './openInBrowser.ts'

const url = 'http://127.0.0.1:3000/'

it.each([
  ['darwin', ['open', url]],
  ['win32', ['cmd', '/c', 'start', '', url]],
  ['linux', ['xdg-open', url]],
  ['freebsd', ['xdg-open', url]],
] as const)('%s opens an address with its own command', (platform, command) => {
  expect(commandFor(platform, url)).toEqual(command)
})
