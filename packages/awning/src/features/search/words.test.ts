import { describe, expect, it } from 'vitest'
import { createFold } from './fold.ts'
import { foldText } from './foldedText.ts'
import { wordsIn } from './words.ts'

const fold = createFold('', '')
const words = (text: string) => wordsIn(foldText(text, fold))

describe('the words of a text', () => {
  it('are identifiers, whole and from each of their parts on', () => {
    expect(words('el.addEventListener')).toEqual([
      'el',
      'addeventlistener',
      'eventlistener',
      'listener',
    ])
    expect(words('XMLHttpRequest')).toEqual(['xmlhttprequest', 'httprequest', 'request'])
    expect(words('MAX_SAFE sha256')).toEqual(['max_safe', 'safe', 'sha256', '256'])
  })

  it('end where Chinese begins', () => {
    expect(words('用React写组件，CSS也行')).toEqual(['react', 'css'])
  })

  it('are cut where they are too long for one', () => {
    expect(words('a'.repeat(500))).toEqual(['a'.repeat(40)])
  })
})
