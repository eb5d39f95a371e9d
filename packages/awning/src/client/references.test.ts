import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

interface FakeSheet {
  rel?: string
  href?: string
  readonly dataset: Record<string, string>
  addEventListener(type: 'load' | 'error', listener: () => void): void
  remove(): void
}

interface FakeLink {
  readonly sheet: { cssRules: object[] } | null
  after(link: FakeSheet): void
  remove(): void
}

/** The links in the document, by address. */
let linked: Map<string, FakeLink>
const arrived: FakeLink = { sheet: { cssRules: [{}] }, after() {}, remove() {} }
const unreadable = {
  get cssRules(): object[] {
    throw new Error('SecurityError')
  },
}
let added: string[]
let isBroken: boolean

/** A script as the bundle has it: exports by the ids of components. */
const script = (source: string) => `data:text/javascript,${encodeURIComponent(source)}`
const good = script('export const export_a = { A: "component A" }; export const export_b = {}')
/** Exports its own address, after the given code; a comment at its end makes room for a query. */
const addressed = (code: string) => script(`${code};export const export_a = import.meta.url//`)
const broken = script('throw new Error("no such file")')

async function open() {
  vi.resetModules()
  return import('./references.ts')
}

beforeEach(() => {
  linked = new Map()
  added = []
  isBroken = false
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  vi.stubGlobal('document', {
    querySelectorAll: (selector: string) => {
      const link = linked.get(/href="([^"]+)"/.exec(selector)?.[1] ?? '')
      return link ? [link] : []
    },
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
        linked.set(href, arrived)
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
    await loadNeeds({ scripts: [good] })
    expect(await referenceModule('a')).toEqual({ A: 'component A' })
  })

  it('have their style sheets linked first, each once', async () => {
    const { loadNeeds } = await open()
    linked.set('/there.css', arrived)
    await loadNeeds({
      scripts: [good],
      styles: ['/there.css', '/new.css'],
    })
    expect(added).toEqual(['/new.css client'])
  })

  it('are no page without their style sheet, which may be tried again', async () => {
    const { loadNeeds } = await open()
    const needs = { scripts: [good], styles: ['/new.css'] }
    isBroken = true
    await expect(loadNeeds(needs)).rejects.toThrow('/new.css could not be loaded')
    expect([...linked.keys()]).toEqual([])
    isBroken = false
    await loadNeeds(needs)
    expect([...linked.keys()]).toEqual(['/new.css'])
  })

  it('wait together for a style sheet that two of them need', async () => {
    const { loadNeeds } = await open()
    const needs = { styles: ['/new.css'] }
    isBroken = true
    const loads = await Promise.allSettled([loadNeeds(needs), loadNeeds(needs)])
    expect(loads.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(added).toHaveLength(1)
  })

  it.each([
    [null, 'if it arrives', false],
    [null, 'and do without it otherwise', true],
    [{ cssRules: [] }, 'also where its sheet is empty', false],
    [unreadable, 'also where its sheet must not be read', false],
  ])('fetch a style sheet again that the document lacks, %2$s', async (sheet, _, isStillBroken) => {
    const { loadNeeds } = await open()
    const inPlace: (string | undefined)[] = []
    const remove = vi.fn()
    linked.set('/lost.css', { sheet, remove, after: ({ href }) => inPlace.push(href) })
    isBroken = isStillBroken
    await loadNeeds({ styles: ['/lost.css'] })
    expect(inPlace).toEqual(['/lost.css'])
    expect(added).toEqual([])
    expect(remove).toHaveBeenCalledTimes(isStillBroken ? 0 : 1)
  })

  it('are fetched again after a failure, from an address that no cache knows', async () => {
    const { loadNeeds, referenceModule } = await open()
    // It throws unless its address ends with a query.
    const script = addressed('if (!import.meta.url.endsWith("?again=1")) throw new Error("lost")')
    const needs = { scripts: [script] }
    await expect(loadNeeds(needs)).rejects.toThrow('lost')
    await loadNeeds(needs)
    expect(await referenceModule('a')).toEqual(expect.stringMatching(/again=1$/))
  })

  it('keep their address after the failure of another script, so that they exist once', async () => {
    const { loadNeeds, referenceModule } = await open()
    const lost = { scripts: [broken] }
    await expect(loadNeeds(lost)).rejects.toThrow('no such file')
    await loadNeeds({ scripts: [addressed('')] })
    expect(await referenceModule('a')).not.toContain('again')
  })
})

describe('a component that no payload brought', () => {
  it('is loaded with its script and taken by the name of its export', async () => {
    const { loadComponent } = await open()
    const loaded = await loadComponent<string>({ id: 'a', script: good }, 'A')
    expect(loaded).toBe('component A')
  })
})
