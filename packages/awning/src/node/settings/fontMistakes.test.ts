import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../content/temporaryFolder.testing.ts'
import { fontMistakes } from './fontMistakes.ts'

/** The beginning of a font with one table of four bytes, which starts after it. */
function font(signature: string): Buffer {
  const bytes = Buffer.alloc(32)
  bytes.write(signature, 'latin1')
  bytes.writeUInt16BE(1, 4)
  bytes.write('cmap', 12, 'latin1')
  bytes.writeUInt32BE(28, 20)
  bytes.writeUInt32BE(4, 24)
  return bytes
}

function packed(length: number): Buffer {
  const bytes = Buffer.alloc(48)
  bytes.write('wOF2', 'latin1')
  bytes.writeUInt32BE(length, 8)
  return bytes
}

const messages = (content: string | Buffer) =>
  fontMistakes(temporaryFolder({ 'fonts/x.ttf': content }), {
    social: { fonts: ['fonts/x.ttf'] },
  }).map(({ message }) => message)

describe('a font of the settings', () => {
  it.each([
    ['TrueType', font('\0\x01\0\0')],
    ['OpenType', font('OTTO')],
    ['WOFF2', packed(48)],
    ['a collection', 'ttcf'],
  ])('may be %s', (_, content) => {
    expect(messages(content)).toEqual([])
  })

  it.each([
    ['a page', '<!doctype html>', 'is no font'],
    ['empty', '', 'is no font'],
    ['WOFF', 'wOFF', 'is a font in the format WOFF, which cannot be read here'],
    ['one byte too short', font('OTTO').subarray(0, 31), 'is a font that is damaged'],
    ['without tables', Buffer.concat([Buffer.from('OTTO'), Buffer.alloc(8)]), 'damaged'],
    ['a signature alone', 'OTTO', 'damaged'],
    ['WOFF2 that lacks a byte', packed(49), 'is a font that is damaged'],
    ['WOFF2 that ends in its header', 'wOF2', 'damaged'],
  ])('is reported with its option if it is %s', (_, content, mistake) => {
    expect(messages(content)).toEqual([
      expect.stringMatching(
        new RegExp(`^social\\.fonts\\[0\\]: the file fonts/x\\.ttf .*${mistake}`),
      ),
    ])
  })

  it('that does not exist is not reported a second time', () => {
    expect(fontMistakes(temporaryFolder({}), { social: { fonts: ['a.ttf'] } })).toEqual([])
  })
})
