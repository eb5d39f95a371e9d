import { describe, expect, it } from 'vitest'
import { compileMd, htmlOf } from './compiling.testing.ts'

const html = htmlOf(
  compileMd(`
| 左 | 中 | 右 | 无 |
|:---|:--:|---:|----|
| 1 | **2** | a\\|b | \`x\` |
`),
)

describe('a table', () => {
  it('scrolls in a box of its own that takes the keyboard', () => {
    expect(html).toMatch(/^<div class="table" tabindex="0"[^>]*><table>[\s\S]*<\/table><\/div>$/)
  })

  it('has the list of its columns for a name, if it has any', () => {
    expect(html).toContain('role="group" aria-label="左, 中, 右, and 无"')
    expect(htmlOf(compileMd('| |\n|---|\n| a |'))).not.toContain('aria-label')
  })

  it('carries its alignment as classes, for a style attribute would be dropped', () => {
    const row = ['align-left', 'align-center', 'align-right']
    const classes = [...html.matchAll(/class="(align-\w+)"/g)].map(([, name]) => name)
    expect(classes).toEqual(row.concat(row))
    expect(html).not.toContain('style')
    expect(html).toContain('<th scope="col">无</th>')
  })

  it('names its columns in the head and keeps inline markup in its cells', () => {
    expect(html).toMatch(/<thead>\n<tr><th scope="col"[^>]*>左<\/th>/)
    expect(html).toContain('<strong>2</strong>')
    expect(html).toContain('>a|b</td>')
    expect(html).toContain('<td><code>x</code></td>')
  })

  it('has names of rows in a first column without a name', () => {
    const rows = (source: string) => htmlOf(compileMd(source)).match(/<tr>.*<\/tr>/g)
    expect(rows('| | b |\n|---|---|\n| c | d |\n| | e |')).toEqual([
      '<tr><td></td><th scope="col">b</th></tr>',
      '<tr><th scope="row">c</th><td>d</td></tr>',
      '<tr><td></td><td>e</td></tr>',
    ])
    expect(rows('| |\n|---|\n| c |')?.[1]).toBe('<tr><td>c</td></tr>')
  })

  it('needs no body', () => {
    expect(htmlOf(compileMd('| a |\n|---|\n'))).not.toContain('<tbody>')
  })

  it('has as many cells in each row as in its head', () => {
    const { blocks, diagnostics } = compileMd(
      '| a | b |\n|---|:-:|\n| c |\n| d | e | f |\n| g | h |',
    )
    expect(htmlOf({ blocks }).match(/<tr>(?:<td.*)<\/tr>/g)).toEqual([
      '<tr><td>c</td><td class="align-center"></td></tr>',
      '<tr><td>d</td><td class="align-center">e</td></tr>',
      '<tr><td>g</td><td class="align-center">h</td></tr>',
    ])
    expect(diagnostics).toMatchObject([
      { severity: 'warning', line: 4, message: expect.stringContaining('3 cells') },
    ])
  })
})
