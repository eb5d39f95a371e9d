import { expect, it } from 'vitest'
import { defineSite } from '../config/defineSite.ts'
import { plainSettings } from '../config/plainSettings.testing.ts'
import { docsOfVersions } from './docsOfVersions.ts'

const names = Array.from({ length: 20 }, (_, at) => `v${at}`)
const versions = [
  { name: 'next', label: 'Next' },
  ...names.map((name) => ({ name, label: name, path: `/docs/${name}` })),
]
const config = defineSite({ ...plainSettings, docs: { versions } }, {})

it('a folder of docs leaves out the versions that have folders inside of it', () => {
  const docs = ['/docs/a', '/docs/v1/a', '/docs/v2/a', '/docs/v11/a'].map((path) => ({ path }))
  const docsOf = docsOfVersions(docs, config)
  const paths = (folder: string) => docsOf({ folder }).map(({ path }) => path)
  expect(paths('.')).toEqual(['/docs/a'])
  expect(paths('v1')).toEqual(['/docs/v1/a'])
  expect(paths('v2/guide')).toEqual(['/docs/v2/a'])
  expect(paths('v3')).toEqual([])
  expect(docsOf({ items: ['a'] })).toBe(docs)
})

it('the docs are divided once for the sidebars of all versions', () => {
  let looks = 0
  const docs = names.map((name) => ({
    get path() {
      looks += 1
      return `/docs/${name}/a`
    },
  }))
  const docsOf = docsOfVersions(docs, config)
  for (const folder of names) expect(docsOf({ folder })).toHaveLength(1)
  expect(looks).toBe(docs.length)
})
