import { describe, expect, it } from 'vitest'
import { closeContainers } from './closeContainers.ts'

const code = ['```sh [npm]', 'npm i', ':::', '```']
const closed = (...lines: readonly string[]) => closeContainers(lines.join('\n')).split('\n')

describe('containers of VitePress', () => {
  it('stay as they are where each has its end and fewer colons than the one around it', () => {
    const lines = [
      ':::: tip',
      'a',
      '::: code-group',
      ...code,
      ':::',
      '::::',
      '',
      '> ::: info',
      '> :::',
    ]
    expect(closed(...lines)).toEqual(lines)
  })

  it('have more colons than those inside of them', () => {
    expect(closed('::: info', 'a', '', '- b', '', '  ::: tip', '  c', '  :::', ':::')).toEqual([
      ':::: info',
      'a',
      '',
      '- b',
      '',
      '  ::: tip',
      '  c',
      '  :::',
      '::::',
    ])
  })

  it('each have an end where one end closes two', () => {
    expect(
      closed('::: warning', 'a', '::: code-group', ...code, ':::', 'b', '::: tip', ':::'),
    ).toEqual([
      ':::: warning',
      'a',
      '::: code-group',
      ...code,
      ':::',
      '::::',
      'b',
      '::: tip',
      ':::',
    ])
  })

  it('end with the text where they have no end', () => {
    expect(closed('::: tip', 'a')).toEqual(['::: tip', 'a', ':::'])
  })

  it('that are groups of code end where text begins', () => {
    expect(closed('::: danger', '::: code-group', ...code, '', 'b', ':::')).toEqual([
      ':::: danger',
      '::: code-group',
      ...code,
      '',
      ':::',
      'b',
      '::::',
    ])
  })

  it('that only say how Vue reads them leave what is inside of them', () => {
    expect(closed('::: raw', 'a', '::: tip', 'b', ':::', ':::')).toEqual([
      '',
      'a',
      '::: tip',
      'b',
      ':::',
      '',
    ])
  })
})
