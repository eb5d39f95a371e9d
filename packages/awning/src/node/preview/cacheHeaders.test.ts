import { describe, expect, it } from 'vitest'
import { cacheControl, entityTag } from './cacheHeaders.ts'

const forGood = 'public, max-age=31536000, immutable'

describe('cacheControl', () => {
  it('lets a hashed asset be cached forever', () => {
    expect(cacheControl(['assets', 'index-B1x_9-Qz.js'])).toBe(forGood)
    expect(cacheControl(['assets', 'fonts', 'body-0a1b2c3d.woff2'])).toBe(forGood)
  })

  it.each([
    [['index.html']],
    [['assets', 'index.js']],
    [['assets', 'index-short.js']],
    [['blog', 'cover-0a1b2c3d.png']],
    [['blog', 'assets', 'cover-0a1b2c3d.png']],
    [['assets', 'folder-0a1b2c3d.d', 'index.html']],
  ])('asks again for %j', (segments) => {
    expect(cacheControl(segments)).toBe('no-cache')
  })
})

describe('entityTag', () => {
  const stats = { size: 10n, mtimeNs: 5n }

  it('is strong and the same for the same bytes', () => {
    expect(entityTag(stats, 'br')).toMatch(/^"[\w-]+"$/)
    expect(entityTag(stats, 'br')).toBe(entityTag({ ...stats }, 'br'))
  })

  it('differs by size, time and encoding', () => {
    const tags = [
      entityTag(stats, undefined),
      entityTag(stats, 'br'),
      entityTag(stats, 'gzip'),
      entityTag({ ...stats, size: 11n }, undefined),
      entityTag({ ...stats, mtimeNs: 6n }, undefined),
    ]
    expect(new Set(tags).size).toBe(tags.length)
  })
})
