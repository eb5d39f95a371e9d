import { describe, expect, it } from 'vitest'
import type { Finding } from './finding.ts'
import { reportText } from './reportText.ts'

const finding = (path: string, problem = 'it is not compressed'): Finding => ({
  severity: 'error',
  check: 'compression',
  problem,
  request: `GET https://docs.example.com${path}`,
  response: '200',
  change: 'Compress it.',
})

describe('the report of awning doctor', () => {
  it('explains the same problem at several addresses once', () => {
    const text = reportText({
      url: 'https://docs.example.com/',
      host: undefined,
      requests: 9,
      compared: false,
      findings: [finding('/a'), finding('/b', 'it is late'), finding('/c')],
    })
    expect(text.split('\n\n')).toEqual([
      'error: it is not compressed [compression]\n  GET https://docs.example.com/a\n  200\n  also GET https://docs.example.com/c\n  Compress it.',
      'error: it is late [compression]\n  GET https://docs.example.com/b\n  200\n  Compress it.',
      'https://docs.example.com/: 3 errors, 0 pieces of advice (9 requests).',
    ])
  })
})
