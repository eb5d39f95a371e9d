import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { siteWords } from '../../packages/awning/tests/siteWords.ts'
import { repositoryRoot } from '../../packages/awning/tests/repositoryRoot.ts'
import { websiteRoot } from './websiteRoot.ts'

const files = readdirSync(websiteRoot, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.(?:tsx?|css|mdx?|yml|svg)$/.test(name))
  .filter((name) => !/^(?:dist|\.cache|node_modules|tests)\//.test(name))

const read = (name: string) => readFileSync(join(websiteRoot, name), 'utf8')

describe('the website', () => {
  it('has no word of the shop', () => {
    expect(files.length).toBeGreaterThan(60)
    expect(files.filter((name) => siteWords.test(read(name)))).toEqual([])
  })

  it('imports nothing but the public API of awning, React and its own files', () => {
    // The generator of the references reads the sources of the engine; it is no part of the site.
    const code = files.filter(
      (name) => /\.tsx?$/.test(name) && !/^(?:references|scripts)\//.test(name),
    )
    const allowed =
      /^(?:awning|awning\/(?:client|front-matter|lab|structured-data|theme)|react|@site\/.*|\.\.?\/.*)$/
    const foreign = code
      .filter((name) => name !== 'playwright.config.ts')
      .flatMap((name) =>
        Array.from(read(name).matchAll(/ from '([^']+)'/g), ([, from = '']) => `${name}: ${from}`),
      )
      .filter((line) => !allowed.test(line.split(': ')[1] ?? '') || line.includes('packages/'))
    expect(foreign).toEqual([])
  })

  it('has every text in both languages', () => {
    const texts = (locale: string) =>
      files
        .filter((name) => name.startsWith(`content/${locale}/`) && /\.(?:mdx?|yml)$/.test(name))
        .map((name) => name.slice(`content/${locale}/`.length))
        .toSorted()
    expect(texts('zh')).toEqual(texts('en'))
  })

  it('passes its own check, without a suggestion', async () => {
    const binary = join(repositoryRoot, 'packages/awning/bin/awning.mjs')
    const { stdout } = await promisify(execFile)(process.execPath, [binary, 'check', websiteRoot])
    expect(stdout.trim().split('\n').at(-1)).toMatch(/: 0 errors, 0 warnings, 0 suggestions/)
  }, 60_000)
})
