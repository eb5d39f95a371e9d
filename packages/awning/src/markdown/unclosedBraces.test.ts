import { describe, expect, it } from 'vitest'
import { parseMdx } from './parser.ts'
import { refuseUnclosedBraces } from './unclosedBraces.ts'

describe('braces that are never closed', () => {
  it.each(['<A b={', '<A {...{', '{a(<A>'])('are reported at once, however many: %s', (piece) => {
    expect(() => parseMdx(`text\n\nmore ${piece.repeat(200)}`)).toThrow(/^3:\d+: \d+ braces are/)
  })

  it('are left to the parser as long as there are few', () => {
    expect(() => refuseUnclosedBraces('{'.repeat(10))).not.toThrow()
    expect(() => refuseUnclosedBraces('{'.repeat(11))).toThrow('1:1: 11 braces')
  })

  it('do not count in code, in front matter or behind a backslash', () => {
    const many = '{'.repeat(30)
    const texts = [
      `---\ntitle: '${many}'\n---\ntext`,
      `a \`${many}\` b`,
      `\`\`\`js\n${many}\n\`\`\``,
      '\\{'.repeat(30),
      `export const a = '${many}'`,
    ]
    for (const text of texts) expect(() => refuseUnclosedBraces(text)).not.toThrow()
  })

  it('are those without a partner: closed ones may be many and deep', () => {
    expect(() => parseMdx('<A b={'.repeat(30) + '1' + '}/>'.repeat(30))).not.toThrow()
  })
})
