import { describe, expect, it } from 'vitest'
import { linkSheets, StyleSheets } from '../styleSheets.ts'
import { InlineStyles } from './inlineStyles.ts'

const texts: Record<string, string> = {
  'a.css': 'p{top:0}.used{top:1}.unused{top:2}',
  'b.css': '.wrap{top:3}em{content:"</style>"}',
}

function stylesOf(html: string, appended = ''): string {
  const sheets = new StyleSheets('/', (name) => texts[name] ?? '')
  const shell = linkSheets(['/assets/a.css'], sheets, new Set(), appended)
  const page = linkSheets(['/assets/b.css'], sheets, new Set())
  return new InlineStyles(sheets).stylesOf(html, [shell, page])
}

describe('the styles in a document', () => {
  it('are the rules of its sheets that can match something in it, and what boot changes', () => {
    expect(stylesOf('<p class="x used"></p>')).toBe('p{top:0}.used{top:1}.wrap{top:3}')
  })

  it('contain all rules of the settings, since scripts of the site may add elements', () => {
    expect(stylesOf('<b></b>', '.banner{top:0}')).toBe('.banner{top:0}.wrap{top:3}')
  })

  it('cannot end the element that they are in', () => {
    expect(stylesOf('<em></em>')).toBe(String.raw`.wrap{top:3}em{content:"<\/style>"}`)
  })
})
