import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { shopRoot } from '../shopRoot.ts'

/** The sources have U+FFFD in one place: the String lab shows it for a lone surrogate. */
const withReplacement = /^assets\/StringLab-/

test('no character of a source is lost when a script is written as UTF-8', () => {
  const scripts = readdirSync(join(shopRoot, 'dist'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.js'))
  expect(scripts.filter((file) => withReplacement.test(file))).toHaveLength(1)
  const damaged = scripts.filter((file) => {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(
      readFileSync(join(shopRoot, 'dist', file)),
    )
    return text.includes('\uFFFD') && !withReplacement.test(file)
  })
  expect(damaged).toEqual([])
})
