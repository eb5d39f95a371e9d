import { describe, expect, it } from 'vitest'
import { supportClaims } from './supportClaims.ts'

const claimed = (sentence: string) =>
  supportClaims(sentence).map((claim) => {
    switch (claim.kind) {
      case 'baseline':
        return ['Baseline', ...claim.dates.map(({ year, month }) => `${year}-${month ?? ''}`)]
      case 'since':
        return `${claim.browser} ${claim.version}`
      case 'lacks':
        return `no ${claim.browser}`
    }
  })

describe('supportClaims', () => {
  it.each([
    ['它2023年12月进入Baseline。', [['Baseline', '2023-12']]],
    ['两样都在2024年成为Baseline', [['Baseline', '2024-']]],
    ['It became Baseline newly available in May 2024.', [['Baseline', '2024-05']]],
    ['It is part of Baseline 2025.', [['Baseline', '2025-']]],
    ['Chrome 133、Firefox 144起有，Safari到26.6还没有', ['chrome 133', 'firefox 144', 'no safari']],
    ['Safari从18.2起支持，Firefox还没有', ['safari 18.2', 'no firefox']],
    ['Chrome 148、Firefox 150、Safari 27才开始认它', ['chrome 148', 'firefox 150', 'safari 27']],
    ['since Safari 17.4', ['safari 17.4']],
    ['from Chrome 139 and Edge 139', ['chrome 139', 'edge 139']],
    ['(Chrome from 146, Firefox from 148)', ['chrome 146', 'firefox 148']],
    ['Chrome 134, Firefox 141 and Node 24 support it', ['chrome 134', 'firefox 141']],
    ['It is not yet in Firefox; Safari does not have it.', ['no firefox', 'no safari']],
  ])('%s', (sentence, expected) => {
    expect(claimed(sentence)).toEqual(expected)
  })

  it.each([
    '官方写明的底线是Chrome 111、Safari 16.4、Firefox 128。',
    'Officially it needs Chrome 111, Safari 16.4 or Firefox 128.',
    'Firefox和Chrome各画各的。',
    'Open Chrome and press F12.',
    'The baseline of the text is at the bottom.',
  ])('nothing is claimed: %s', (sentence) => {
    expect(claimed(sentence)).toEqual([])
  })
})
