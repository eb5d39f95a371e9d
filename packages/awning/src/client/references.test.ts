import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

interface FakeSheet {
  rel?: string
  href?: string
  readonly dataset: Record<string, string>
  addEventListener(type: 'load' | 'error', listener: () => void): void
  remove(): void
}

let linked: Set<string>
let added: string[]
let isBroken: boolean

/** A script as the bundle has it: exports by the ids of components. */
const script = (source: string) => `data:text/javascript,${encodeURIComponent(source)}`
const good = script('export const export_a = { A: "component A" }; export const export_b = {}')
const broken = script('throw new Error("no such file")')

async function open() {
  vi.resetModules()
  return import('./references.ts')
}

beforeEach(() => {
  linked = new Set()
  added = []
  isBroken = false
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      linked.has(/href="([^"]+)"/.exec(selector)?.[1] ?? '') ? {} : null,
    createElement: (): FakeSheet => {
      const listeners = new Map<string, () => void>()
      const sheet: FakeSheet = {
        dataset: {},
        addEventListener: (type, listener) => {
          listeners.set(type, listener)
          queueMicrotask(() => (type === (isBroken ? 'error' : 'load') ? listener() : undefined))
        },
        remove: () => linked.delete(sheet.href ?? ''),
      }
      return sheet
    },
    head: {
      append: ({ href = '', dataset }: FakeSheet) => {
        linked.add(href)
        added.push(`${href} ${dataset['precedence']}`)
      },
    },
  })
})

afterEach(() => vi.unstubAllGlobals())

describe('components that a payload names', () => {
  it('are there for React once they are loaded, and not before', async () => {
    const { loadNeeds, referenceModule } = await open()
    expect(() => referenceModule('a')).toThrow('the component a is not loaded')
    await loadNeeds({ references: [{ ids: ['a', 'b'], script: good }], styles: [] })
    expect(await referenceModule('a')).toEqual({ A: 'component A' })
  })

  it('have their style sheets linked, each once', async () => {
    const { loadNeeds } = await open()
    linked.add('/there.css')
    await loadNeeds({ references: [], styles: ['/there.css', '/new.css'] })
    expect(added).toEqual(['/new.css client'])
  })

  it('are no page without their style sheet, which may be tried again', async () => {
    const { loadNeeds } = await open()
    const needs = { references: [{ ids: ['a'], script: good }], styles: ['/new.css'] }
    isBroken = true
    await expect(loadNeeds(needs)).rejects.toThrow('/new.css could not be loaded')
    expect(linked).toEqual(new Set())
    isBroken = false
    await loadNeeds(needs)
    expect(linked).toEqual(new Set(['/new.css']))
  })

  it('are asked for again after a failure', async () => {
    const { loadNeeds, referenceModule } = await open()
    await expect(
      loadNeeds({ references: [{ ids: ['a'], script: broken }], styles: [] }),
    ).rejects.toThrow('no such file')
    await loadNeeds({ references: [{ ids: ['a'], script: `${good}//` }], styles: [] })
    expect(await referenceModule('a')).toEqual({ A: 'component A' })
  })
})

describe('a component that no payload brought', () => {
  it('is loaded with its script and taken by the name of its export', async () => {
    const { loadComponent } = await open()
    const loaded = await loadComponent<string>({ id: 'a', script: good }, 'A')
    expect(loaded).toBe('component A')
  })
})
