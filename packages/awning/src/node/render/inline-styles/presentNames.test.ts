import { expect, it } from 'vitest'
import { presentNames } from './presentNames.ts'

it('of a document are its tags and classes, each once', () => {
  const html =
    '<!doctype html><p class="a b"><my-part data-x="1" class="b">1 < 2</my-part><H2/></p><p class="a"><!--x-->'
  expect([...presentNames(html)].toSorted()).toEqual(['.a', '.b', 'h2', 'my-part', 'p'])
})
