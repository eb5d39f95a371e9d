import type { SelectorState } from './selectorState.ts'

export type PresetName =
  | 'rightToLeft'
  | 'attribute'
  | 'hasNext'
  | 'notHas'
  | 'hasNot'
  | 'quantity'
  | 'countAll'
  | 'countHits'
  | 'firstChild'
  | 'is'
  | 'where'
  | 'forgiving'
  | 'strict'
  | 'notList'
  | 'nested'
  | 'pseudoElement'

function plain(text: string): SelectorState {
  return { text, parent: '' }
}

/** The examples of the article, adapted to the sample page. */
export const presets: Readonly<Record<PresetName, SelectorState>> = {
  rightToLeft: plain('.shelf > .book .title'),
  attribute: plain('a[href^="https"][href$=".pdf"]'),
  hasNext: plain('label:has(+ :required)'),
  notHas: plain('.book:not(:has(img))'),
  hasNot: plain('.book:has(:not(img))'),
  quantity: plain('.list:has(> :nth-child(5))'),
  countAll: plain('.hit:nth-child(odd)'),
  countHits: plain(':nth-child(odd of .hit)'),
  firstChild: plain('.hit:first-child'),
  is: plain(':is(#app, article) .link'),
  where: plain(':where(#app, article) .link'),
  forgiving: plain(':is(.hit, :no-such)'),
  strict: plain('.hit, :no-such'),
  notList: plain('li:not(.hit, .a.b)'),
  nested: { text: '.title', parent: '#alert, .book' },
  pseudoElement: plain('p::before'),
}
