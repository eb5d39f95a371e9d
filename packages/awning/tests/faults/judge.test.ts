import { describe, expect, it } from 'vitest'
import { zh } from '../../src/i18n/zh.ts'
import type { ExpectedSite } from './expectedPages.ts'
import { judge, type Evidence } from './judge.ts'
import type { Snapshot } from './snapshot.ts'

const siteOf = (mark: string): ExpectedSite => {
  const notFound = () => ({ title: 'Not found', heading: 'Not found' })
  return {
    mark,
    notFound,
    offline: () => ({ title: 'Saved', heading: 'Saved' }),
    page: (path) => (path === '/a' ? { title: `A ${mark}`, heading: `A ${mark}` } : notFound()),
  }
}
const versions = [siteOf('edition-a'), siteOf('edition-b')]

const good: Snapshot = {
  pathname: '/a',
  title: 'A edition-a',
  heading: 'A edition-a',
  alert: '',
  isSite: true,
  app: 'on',
  text: 'A edition-a',
  marks: ['edition-a'],
  isStyled: true,
  waitsFor: undefined,
}

const verdict = (changes: Partial<Snapshot>, evidence: Partial<Evidence> = {}) =>
  judge({
    snapshot: { ...good, ...changes },
    versions,
    documentFault: undefined,
    requests: [],
    ...evidence,
  })

describe('a tab', () => {
  it('may show the page of its address, in any version', () => {
    expect(verdict({})).toEqual({ kind: 'page', version: versions[0] })
    const other = { title: 'A edition-b', heading: 'A edition-b', marks: ['edition-b'] }
    expect(verdict(other)).toEqual({ kind: 'page', version: versions[1] })
  })

  it.each([
    ['a blank page', { text: '' }],
    ['no title', { title: '' }],
    ['another page than its address', { pathname: '/b' }],
    ['another title than its content', { title: 'B edition-a' }],
    ['another heading than its title', { heading: 'A edition-b' }],
    ['texts of two versions', { marks: ['edition-a', 'edition-b'] }],
    ['a crash', { alert: zh.crashTitle }],
    ['a search without end', { waitsFor: 'search' }],
    ['a document of another site', { isSite: false }],
    [
      'texts of two versions around a failure',
      { alert: 'Failed', marks: ['edition-a', 'edition-b'] },
    ],
  ])('must not show %s', (_, changes) => {
    expect(verdict(changes)).toMatchObject({ kind: 'wrong' })
  })

  it('may show a failure, or the offline page in the place of another', () => {
    const requests = [{ path: '/a/index.txt', fault: 'drop' }] as const
    const failure = { alert: 'Failed', heading: 'Failed' }
    expect(verdict(failure, { requests })).toEqual({ kind: 'failed' })
    const offline = { title: 'Saved', heading: 'Saved', alert: 'Offline' }
    expect(verdict(offline, { requests })).toEqual({ kind: 'fallback' })
    expect(verdict(failure)).toMatchObject({ kind: 'wrong' })
  })

  it('may show that a page is missing only if the host said so', () => {
    const missing = { title: 'Not found', heading: 'Not found', marks: [] }
    expect(verdict(missing)).toMatchObject({ kind: 'wrong' })
    const requests = [{ path: '/a/index.txt', fault: 'missing' }] as const
    expect(verdict(missing, { requests })).toMatchObject({ kind: 'page' })
    expect(verdict({ ...missing, pathname: '/b' })).toMatchObject({ kind: 'page' })
  })

  it('is not judged while its document is broken, unless the app has rendered it', () => {
    const broken = { documentFault: 'truncate' }
    expect(verdict({ isSite: false, text: '', app: undefined }, broken)).toEqual({
      kind: 'outside',
    })
    expect(verdict({ text: '', app: undefined }, broken)).toEqual({ kind: 'outside' })
    expect(verdict({ text: '', app: 'on' }, broken)).toMatchObject({ kind: 'wrong' })
    expect(verdict({ text: '', app: undefined }, { documentFault: 'otherBuild' })).toMatchObject({
      kind: 'wrong',
    })
  })
})
