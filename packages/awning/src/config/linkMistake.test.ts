import { describe, expect, it } from 'vitest'
import { linkMistake } from './linkMistake.ts'

describe('the target of a link in the settings', () => {
  it.each([
    '/',
    '/docs/guide/#start',
    '/中文',
    '/a b',
    'https://example.com',
    'HTTP://example.com/a?b#c',
    '//example.com/a',
    'mailto:a@example.com?subject=Hello',
    'tel:+33123456789',
  ])('may be %s', (target) => {
    expect(linkMistake(target)).toBeUndefined()
  })

  it.each([
    ['javascript:alert(1)', 'must not begin with "javascript:"'],
    ['JavaScript:alert(1)', 'must not begin with "JavaScript:"'],
    ['data:text/html,x', 'must not begin with "data:"'],
    ['vbscript:x', 'must not begin with "vbscript:"'],
    ['file:///etc', 'must not begin with "file:"'],
    ['java\nscript:alert(1)', 'must not contain'],
    [' javascript:alert(1)', 'must not contain'],
    ['\u0001javascript:alert(1)', 'must not contain'],
    ['/\\evil.example', 'must not contain'],
    ['docs/guide', "must begin with /. Write '/docs'"],
    ['www.example.com', 'must begin with /'],
    ['https://', 'is no address'],
    ['mailto:', 'must not begin with "mailto:"'],
    ['', 'must not be empty'],
  ])('cannot be %s', (target, message) => {
    expect(linkMistake(target)).toContain(message)
  })
})
