import { describe, expect, it } from 'vitest'
import { compileMd, htmlOf } from './compiling.testing.ts'
import { spoilerTitle } from './spoiler.ts'

const written = (source: string) => htmlOf(compileMd(source))

describe('a spoiler', () => {
  it('is closed, says that it is one, and contains any Markdown', () => {
    expect(written(':::spoiler\n\n**凶手**是他。\n\n- 一\n\n:::')).toBe(
      '<details>\n<summary>剧透</summary>\n' +
        '<p><strong>凶手</strong>是他。</p>\n<ul>\n<li>一</li>\n</ul>\n</details>',
    )
  })

  it.each([
    [':::spoiler 结局\nx\n:::', '剧透：结局'],
    [':::spoiler[*结局*]\nx\n:::', '剧透：<em>结局</em>'],
    [':::spoiler a < b\nx\n:::', '剧透：a &lt; b'],
  ])('says what it is about: %j', (source, title) => {
    expect(written(source)).toContain(`<summary>${title}</summary>`)
  })

  it('shows the words of the settings as text', () => {
    const words = { spoiler: 'Plot & <end>', spoilerAbout: '<Plot>: {title}' }
    expect(spoilerTitle(undefined, words)).toBe('Plot &amp; &lt;end&gt;')
    expect(spoilerTitle('<em>a</em>', words)).toBe('&lt;Plot&gt;: <em>a</em>')
  })

  it('may be inside an admonition, a list and another spoiler', () => {
    expect(written('::::tip\n\n:::spoiler\nx\n:::\n\n::::')).toMatch(/<div[^]*<details>/)
    expect(written('- :::spoiler\n  x\n  :::')).toMatch(/<li><details>/)
    expect(written('::::spoiler\n\n:::spoiler\nx\n:::\n\n::::').match(/<details>/g)).toHaveLength(2)
  })

  it('is neither found by search nor part of a description', () => {
    const { sections, opening } = compileMd(':::spoiler 结局\n\n凶手是他。\n\n:::\n\n正文。')
    expect(JSON.stringify(sections)).not.toContain('凶手')
    expect(sections[0]?.text).toBe('正文。')
    expect(opening).toBe('正文。')
  })
})
