import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { copyText } from './copyText.ts'

/** What the clipboard holds, and by which way it came. */
let copied: string[]
let isCopied: boolean
let isRemoved: boolean
const focus = vi.fn()

class FakeHtmlElement {
  readonly focus = focus
}

class FakeItem {
  readonly items: Record<string, Promise<Blob>>

  constructor(items: Record<string, Promise<Blob>>) {
    this.items = items
  }
}

const takesItems = {
  write: async ([item]: FakeItem[]) => {
    const blob = await item?.items['text/plain']
    copied.push(`item ${await blob?.text()}`)
  },
}
const refuse = () => Promise.reject(new Error('not allowed'))

beforeEach(() => {
  copied = []
  isCopied = true
  isRemoved = false
  vi.stubGlobal('ClipboardItem', FakeItem)
  vi.stubGlobal('HTMLElement', FakeHtmlElement)
  vi.stubGlobal('document', {
    activeElement: new FakeHtmlElement(),
    createElement: () => ({
      value: '',
      select: () => {},
      remove: () => {
        isRemoved = true
      },
    }),
    body: {
      append: (field: { value: string }) => copied.push(`selection ${field.value}`),
    },
    execCommand: () => isCopied,
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

describe('a text that is still loading', () => {
  it('is promised to the clipboard at once', async () => {
    vi.stubGlobal('navigator', { clipboard: takesItems })
    await copyText(Promise.resolve('words'))
    expect(copied).toEqual(['item words'])
  })

  it('is copied once it is there where the clipboard takes no promises', async () => {
    const writeText = async (text: string) => {
      copied.push(`text ${text}`)
    }
    vi.stubGlobal('navigator', { clipboard: { write: refuse, writeText } })
    await copyText(Promise.resolve('words'))
    expect(copied).toEqual(['text words'])
  })

  it.each([
    ['refuses', { clipboard: { write: refuse, writeText: refuse } }],
    ['is missing', {}],
  ])('is selected and copied where the clipboard %s, and the focus returns', async (_, found) => {
    vi.stubGlobal('navigator', found)
    await copyText(Promise.resolve('words'))
    expect(copied).toEqual(['selection words'])
    expect(isRemoved).toBe(true)
    expect(focus).toHaveBeenCalledWith({ preventScroll: true })
  })

  it('is a failure where nothing works', async () => {
    isCopied = false
    vi.stubGlobal('navigator', {})
    await expect(copyText(Promise.resolve('words'))).rejects.toThrow('did not copy')
    expect(isRemoved).toBe(true)
  })

  it('is a failure when it does not arrive', async () => {
    vi.stubGlobal('navigator', { clipboard: takesItems })
    await expect(copyText(Promise.reject(new Error('offline')))).rejects.toThrow('offline')
    expect(copied).toEqual([])
  })
})
