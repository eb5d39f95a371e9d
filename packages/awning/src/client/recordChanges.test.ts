import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { recordChanges } from './recordChanges.ts'

let report: (records: readonly object[]) => void

beforeEach(() => {
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(listener: (records: readonly object[]) => void) {
        report = listener
      }
      observe(): void {}
      disconnect(): void {}
      takeRecords = () => []
    },
  )
})

afterEach(() => vi.unstubAllGlobals())

/** A text of the document that has been changed since recording began. */
function recordedText() {
  const changes = recordChanges({} as Document)
  const target = { nodeValue: 'new' }
  report([{ type: 'characterData', target, oldValue: 'old' }])
  return { changes, target }
}

it('a change that was recorded can be undone', () => {
  const { changes, target } = recordedText()
  changes.undo()
  expect(target.nodeValue).toBe('old')
})

it('of discarded changes nothing is kept, because their records would keep the elements in memory', () => {
  const { changes, target } = recordedText()
  changes.discard()
  changes.undo()
  expect(target.nodeValue).toBe('new')
})
