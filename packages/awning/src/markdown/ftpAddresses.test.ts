import { expect, it } from 'vitest'
import { linkFtpAddresses } from './ftpAddresses.ts'
import type { NodeOf } from './parser.ts'

it('each of 20,000 bare addresses in a paragraph becomes a link', () => {
  const lines = Array.from({ length: 20_000 }, () => 'ftp://a.example/b')
  const position = {
    start: { line: 1, column: 1 },
    end: { line: lines.length, column: 'ftp://a.example/b'.length + 1 },
  }
  const paragraph: NodeOf<'paragraph'> = {
    type: 'paragraph',
    children: [{ type: 'text', value: lines.join('\n'), position }],
    position,
  }
  const { children } = linkFtpAddresses(paragraph, lines)
  const links = children.filter(({ type }) => type === 'link')
  expect(links).toHaveLength(lines.length)
  expect(links.at(-1)?.position).toEqual({ ...position, start: { ...position.end, column: 1 } })
}, 5000)
