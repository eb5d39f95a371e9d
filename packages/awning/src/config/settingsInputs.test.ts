import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { settingsInputs } from './settingsInputs.ts'

it('names the address that replaces the one of the settings, without slashes at its end', () => {
  expect(settingsInputs({ SITE_URL: 'https://example.com//' }).url).toBe('https://example.com')
  expect(settingsInputs({}).url).toBe(undefined)
})

it('is the only place where settings learn something of the machine', () => {
  const readers = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .filter((name) => {
      const text = readFileSync(join(import.meta.dirname, name), 'utf8')
      return /\benv\[|process\.(?!env\b)|Date\.now|new Date\(\)|socialImagesManifest\(\)|from 'node:/.test(
        text,
      )
    })
  expect(readers.toSorted()).toEqual(['settingsInputs.ts', 'socialImagesPackage.ts'])
})
