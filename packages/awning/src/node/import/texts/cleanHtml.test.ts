import { describe, expect, it } from 'vitest'
import { ImportReport } from '../importReport.ts'
import { cleanHtml } from './cleanHtml.ts'

function cleaned(body: string): { body: string; entries: string[] } {
  const report = new ImportReport()
  const result = cleanHtml(body, 'md', { file: 'a.md', linesBefore: 0, report })
  return { body: result, entries: report.entries.map(({ what, line }) => `${line}: ${what}`) }
}

describe('HTML of an imported text', () => {
  it.each([
    [
      'indented code',
      'Text:\n\n    run <CONFIG>\n    <my-element style="a">\n\n    <script>x</script>',
    ],
    ['indented code in a list', '- a\n\n      run <CONFIG>\n'],
    ['indented code with a fence', 'Text:\n\n    ```\n    <Comp />\n\nEnd.\n'],
    [
      'code that begins beside the mark of a list',
      '- ```html\n  <script>x</script>\n  <Comp />\n  ```\n',
    ],
    ['a comment', '<!-- <Comp a="1" /> -->\n\nText <!-- <b style="x"> --> and <!-- <Comp> -->.\n'],
    ['a comment of several lines', '<!--\n<script>\n\n<Comp>\n-->\n\nText.\n'],
  ])('stays as it is in %s', (_, body) => {
    expect(cleaned(body)).toEqual({ body, entries: [] })
  })

  it('is changed behind code and comments, and reported with its line', () => {
    expect(
      cleaned('    <A>\n\n<!-- <B /> --> <C />\n\n- ```\n  <D />\n  ```\n\n<style>\np\n</style>\n'),
    ).toEqual({
      body: '    <A>\n\n<!-- <B /> --> <!-- C -->\n\n- ```\n  <D />\n  ```\n\n\n\n\n',
      entries: ['9: A `<style>` element', '3: `<C>`, a component'],
    })
  })

  it('is changed in lines that are indented because they continue a text', () => {
    expect(cleaned('Text\n    with <C />.\n').body).toBe('Text\n    with <!-- C -->.\n')
  })
})
