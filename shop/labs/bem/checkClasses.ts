import { isWord, type Scheme } from './bem.ts'

/** What can be wrong with a class. `alone`: a modifier without the name it modifies. */
export type Fault = 'nested' | 'alone' | 'word' | 'looks' | 'order'

export interface Verdict {
  readonly name: string
  readonly block: string
  readonly element: string
  readonly modifier: string
  readonly faults: readonly Fault[]
}

/** Words that say how a thing looks, not what it is or in which state. */
const looks =
  /(?:^|-)(?:red|green|blue|black|white|grey|gray|left|right|big|small|bold|\d+px|mt|mb|ml|mr)(?:-|$)/

/** Judges the classes of one element, as they stand in its `class` attribute. */
export function checkClasses(text: string, scheme: Scheme): Verdict[] {
  const names = text.split(/\s+/).filter((name) => name !== '')
  return names.map((name) => judge(name, names, scheme))
}

function judge(name: string, all: readonly string[], scheme: Scheme): Verdict {
  const mark = scheme === 'dashes' ? '--' : /(?<!_)_(?!_)/
  const [base = '', ...modifiers] = name.split(mark)
  const [block = '', ...elements] = base.split('__')
  const modifier = modifiers.join(scheme === 'dashes' ? '--' : '_')
  const words = [block, ...elements, ...modifiers.flatMap((part) => part.split('__'))]
  const faults: Fault[] = []
  if (elements.length > 1) faults.push('nested')
  if (modifier.includes('__')) faults.push('order')
  if (modifier && !all.includes(base)) faults.push('alone')
  if (!words.every(isWord)) faults.push('word')
  if (looks.test(modifier) || looks.test(block) || elements.some((word) => looks.test(word)))
    faults.push('looks')
  return { name, block, element: elements.join('__'), modifier, faults }
}
