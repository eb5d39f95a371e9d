import { describe, expect, it } from 'vitest'
import { dashes } from './dashes.ts'
import { positionsOf } from './violations.testing.ts'

describe('a dash in Chinese', () => {
  it.each([
    ['浏览器--引擎', '1:4'],
    ['浏览器 -- 引擎', '1:5'],
    ['浏览器—引擎', '1:4'],
    ['React — 一个库', '1:7'],
    ['浏览器 - 引擎', '1:5'],
    ['`a`—引擎', '1:4'],
  ])('%s is reported at %s', (text, place) => {
    expect(positionsOf(dashes, text)).toEqual([place])
  })

  it.each([
    '浏览器——引擎',
    '加上--watch参数',
    '设--color为红',
    'CSS-in-JS方案',
    '2019—2022年',
    '2019-2022年',
    'UTF-8编码',
    '算`a - b`的值',
    'wait — what',
  ])('%s is allowed', (text) => {
    expect(positionsOf(dashes, text)).toEqual([])
  })
})
