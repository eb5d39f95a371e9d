import { beforeAll, describe, expect, it } from 'vitest'
import { importedFiles, type ImportedFiles } from '../importedFiles.testing.ts'

const lamps = `import { Tabs } from '@theme'
import Part from './parts/_part.mdx'
import { Dice } from './Dice'
import './gone.css'

# Lamps

<!-- A note -->

<Tabs>text</Tabs>

<div style={{ color: 'red' }} className="a">x</div>

<Part />

<Dice style={{ color: 'red' }} />
`

let site: ImportedFiles

beforeAll(async () => {
  site = await importedFiles('markdown', {
    'index.mdx': '# Home\n',
    'lamps.mdx': lamps,
    'Dice.tsx': "import { useState } from 'react'\nimport { roll } from './roll.ts'\n",
    'roll.ts': 'export const roll = 1\n',
    'parts/_part.mdx':
      "import Inner from './_inner.mdx'\n\nPart, see [home](../index.mdx).\n\n<Inner />\n",
    'parts/_inner.mdx':
      "---\ntitle: Inner\n---\n\nimport Part from './_part.mdx'\n\nInner.\n\n<Part />\n",
    'broken.mdx': '# Broken\n\n{ never closed\n',
  })
})

describe('MDX in a folder of Markdown', () => {
  it('has the texts that it imports in place of their elements', () => {
    const text = site.read('content/en/docs/lamps.mdx')
    expect(text).toMatch(/Part, see \[home\]\(\.\/index\.mdx\)\.\n\s+Inner\.\n/)
    expect(text).not.toContain('<Part')
    expect(text).not.toContain('_part.mdx')
  })

  it('has the files that it imports beside it, with those that they import', () => {
    expect(site.read('content/en/docs/Dice.tsx')).toContain('useState')
    expect(site.read('content/en/docs/roll.ts')).toBe('export const roll = 1\n')
    expect(site.read('content/en/docs/lamps.mdx')).toContain("import { Dice } from './Dice'")
  })

  it('has comments of MDX, and no inline styles of elements', () => {
    const text = site.read('content/en/docs/lamps.mdx')
    expect(text).toContain('{/* A note */}')
    expect(text).toContain('<div className="a">x</div>')
    expect(text).toContain("<Dice style={{ color: 'red' }} />")
  })

  it('has a report of what is not there, with lines', () => {
    for (const place of [
      /The import of `@theme` \(1\)\n\n.*\n\n- `lamps\.mdx:1`/,
      /The import of `\.\/gone\.css` \(1\)\n\n.*\n\n- `lamps\.mdx:1`/,
      /A `style` attribute \(1\)\n\n.*\n\n- `lamps\.mdx:12`/,
      /MDX that cannot be parsed \(1\)\n\n.*\n\n- `broken\.mdx:1`/,
    ])
      expect(site.report).toMatch(place)
    expect(site.report).not.toContain('`react`')
  })

  it('is copied as it is if it cannot be parsed', () => {
    expect(site.read('content/en/docs/broken.mdx')).toBe('# Broken\n\n{ never closed\n')
  })
})
