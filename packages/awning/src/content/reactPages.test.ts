import { expect, it } from 'vitest'
import { plainSite } from '../config/plainSite.testing.ts'
import type { ReactPageFile } from './reactPageFile.ts'
import { readReactPages } from './reactPages.ts'

const file: ReactPageFile = {
  key: 'pages/node.js.tsx',
  locale: 'zh',
  file: 'pages/node.js.tsx',
  metadata: { title: 'Node' },
}

it.each([
  ['always', '/node.js/'],
  ['never', '/node.js'],
] as const)(
  'with trailingSlash: %s, a page whose name has a dot is at %s',
  (trailingSlash, path) => {
    const config = { ...plainSite, trailingSlash }
    const context = { config, locale: 'zh', now: 0, drafts: false, leaveOut: () => {} }
    expect(readReactPages([file], context).map((page) => page.path)).toEqual([path])
  },
)
