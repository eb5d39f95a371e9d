import { afterEach, describe, expect, it, vi } from 'vitest'
import { replayClicks } from './replayClicks.ts'

let isDialogOpen = false
vi.stubGlobal('document', { querySelector: () => (isDialogOpen ? {} : null) })

afterEach(() => {
  isDialogOpen = false
})

function control(attributes: { ariaHasPopup?: string; isConnected?: boolean } = {}) {
  const click = vi.fn(() => {
    if (attributes.ariaHasPopup) isDialogOpen = !isDialogOpen
  })
  return {
    isConnected: true,
    ariaHasPopup: null,
    ...attributes,
    click,
  } as unknown as HTMLElement & {
    click: typeof click
  }
}

describe('controls that were pressed before the app ran', () => {
  it('are pressed as often as the reader did', () => {
    const counter = control()
    replayClicks([counter, counter])
    expect(counter.click).toHaveBeenCalledTimes(2)
  })

  it('are left alone if they are gone', () => {
    const gone = control({ isConnected: false })
    replayClicks([gone])
    expect(gone.click).not.toHaveBeenCalled()
  })

  it.each([1, 2, 3])('leave a dialog open that %i presses asked for', (presses) => {
    const search = control({ ariaHasPopup: 'dialog' })
    replayClicks(Array.from({ length: presses }, () => search))
    expect(isDialogOpen).toBe(true)
  })

  it('leave a dialog open that a shortcut has opened already', () => {
    isDialogOpen = true
    replayClicks([control({ ariaHasPopup: 'dialog' })])
    expect(isDialogOpen).toBe(true)
  })
})
