import { expect, it, vi } from 'vitest'
import { openPageEvent } from '../../client/dev/contentEvent.ts'
import { OpenPages, type OpenPagesServer, type RenderPayload } from './openPages.ts'

/** A server whose pages are rendered by `render`, and what it has sent to a page that is open. */
function start(render: RenderPayload) {
  const openPages = new OpenPages(render)
  let opened = (_: unknown, __: object) => {}
  const clients = new Set<object>()
  const ws = {
    clients,
    send: vi.fn(),
    on: (event: string, listener: typeof opened) => {
      if (event === openPageEvent) opened = listener
    },
  }
  const server = { ws } as unknown as OpenPagesServer
  openPages.listen(server)
  const open = (pathname: unknown) => {
    const client = { send: vi.fn() }
    clients.add(client)
    opened(pathname, client)
    return client.send
  }
  return {
    open,
    clients,
    update: () => openPages.update(server),
    announce: () => openPages.announce(server),
  }
}

const payload = (text: string) => Buffer.from(text)

it('a page that is open in two browsers is rendered once, and sent to both', async () => {
  const render = vi.fn(async (pathname: string) => payload(pathname))
  const { open, update } = start(render)
  const sent = [open('/a'), open('/a'), open('/b')]
  await update()
  expect(render.mock.calls).toEqual([['/a'], ['/b']])
  expect(sent.map((send) => send.mock.lastCall?.[1])).toEqual([
    { pathname: '/a', payload: '/a' },
    { pathname: '/a', payload: '/a' },
    { pathname: '/b', payload: '/b' },
  ])
})

it.each<[string, RenderPayload]>([
  ['does not exist any more', async () => undefined],
  ['cannot be rendered', () => Promise.reject(new Error('crash'))],
  ['contains bytes that are no text', async () => Buffer.from([0xff])],
])('a page that %s is to be fetched, which shows what is wrong', async (_, render) => {
  const { open, update } = start(render)
  const send = open('/a')
  await update()
  expect(send.mock.lastCall?.[1]).toEqual({ pathname: '/a', payload: undefined })
})

it('a browser that has not said what it shows is to fetch its page', async () => {
  const render = vi.fn(async () => payload('page'))
  const { open, update } = start(render)
  const send = open(undefined)
  await update()
  expect(send.mock.lastCall?.[1]).toEqual({})
  expect(render).not.toHaveBeenCalled()
})

it('a version that is ready after a newer edit is not sent, because it would replace the newer one', async () => {
  const finish: ((bytes: Buffer) => void)[] = []
  const { open, update, announce } = start(() => new Promise((resolve) => finish.push(resolve)))
  const send = open('/a')
  const updates = [update(), update()]
  finish[1]?.(payload('new'))
  finish[0]?.(payload('old'))
  await Promise.all(updates)
  expect(send.mock.calls.map(([, event]) => event.payload)).toEqual(['new'])
  const late = update()
  announce()
  finish[2]?.(payload('old'))
  await late
  expect(send).toHaveBeenCalledTimes(1)
})
