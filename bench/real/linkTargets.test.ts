import { expect, it } from 'vitest'
import { LinkTargets } from './linkTargets.ts'

const targets = new LinkTargets(
  new Map([
    ['docs/guide/index.md', 'guide'],
    ['docs/guide/01-install.mdx', 'install'],
    ['docs/api/config.md', 'config'],
    ['docs/api/index.md', 'api'],
    ['1-js/05-types/02-number/article.md', 'number'],
    ['docs/theme/config.md', 'theme'],
  ]),
)

it.each([
  ['./01-install.mdx', 'docs/guide/index.md', 'install'],
  ['../api/config.md#id', 'docs/guide/01-install.mdx', 'config'],
  ['../api/', 'docs/guide/01-install.mdx', 'api'],
  ['install', 'docs/guide/index.md', 'install'],
  ['/zh/guide/install', 'docs/api/index.md', undefined],
  ['/guide/install.html', 'docs/api/index.md', 'install'],
  ['info:number', 'docs/api/index.md', 'number'],
  // Two texts end like this.
  ['/config', 'docs/api/index.md', undefined],
  ['#id', 'docs/api/index.md', undefined],
  ['https://example.com/install', 'docs/api/index.md', undefined],
  ['%E0%A4%A', 'docs/api/index.md', undefined],
])('finds %s from %s', (url, file, expected) => {
  expect(targets.find(url, file)).toBe(expected)
})
