import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, expect } from '@playwright/test'
import {
  appEdition,
  inlineEdition,
  mediaErrors,
  syntaxErrors,
} from '../../../packages/awning/tests/syntaxErrors.ts'
import { shopRoot } from '../shopRoot.ts'

const dist = join(shopRoot, 'dist')
const files = (extension: string) =>
  new Map(
    readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(extension))
      .map((name) => [name, readFileSync(join(dist, name), 'utf8')]),
  )

test('scripts and styles of the build are no newer than the support promise allows', () => {
  const scripts = files('.js')
  expect([...scripts.keys()]).toContain('sw.js')
  expect(syntaxErrors(scripts, appEdition)).toEqual([])

  const inline = new Map<string, string>()
  for (const [page, html] of files('.html'))
    for (const [, code = ''] of html.matchAll(/<script>([\s\S]*?)<\/script>/g))
      inline.set(code, page)
  expect(inline.size).toBeGreaterThan(0)
  const byPage = new Map(Array.from(inline, ([code, page]) => [page, code]))
  expect(syntaxErrors(byPage, inlineEdition)).toEqual([])

  expect(mediaErrors(files('.css'))).toEqual([])
})
