import { describe, expect, it } from 'vitest'
import { en } from './en.ts'
import { stringsFor } from './stringsFor.ts'
import { zh } from './zh.ts'

function placeholders(strings: object, prefix = ''): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const [name, value] of Object.entries(strings) as [string, unknown][]) {
    if (typeof value === 'object' && value !== null)
      Object.assign(found, placeholders(value, `${prefix}${name}.`))
    else found[prefix + name] = (String(value).match(/\{\w+\}/g) ?? []).toSorted()
  }
  return found
}

describe('the words of the interface', () => {
  it('name the same things in both languages', () => {
    // A form for one thing is English grammar; Chinese has none.
    const english = Object.entries(placeholders(en)).filter(([name]) => !name.endsWith('.one'))
    expect(placeholders(zh)).toEqual(Object.fromEntries(english))
  })

  it('quote the specification in English', () => {
    expect([en.skipToContent, en.crashTitle, en.tryAgain, en.retry]).toEqual([
      'Skip to main content',
      'This page crashed.',
      'Try again',
      'Retry',
    ])
  })

  it('are English where a language has none', () => {
    expect(stringsFor('zh')).toBe(zh)
    expect(stringsFor('fr')).toBe(en)
  })
})
