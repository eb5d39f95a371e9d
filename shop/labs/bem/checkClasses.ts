import { isWord, type Scheme } from './bem.ts'

/** What can be wrong with a class. `alone`: a modifier without the base name that it modifies. */
export type ClassError = 'nested' | 'alone' | 'word' | 'presentational' | 'order'

export interface ClassCheck {
  readonly name: string
  readonly block: string
  readonly element: string
  readonly modifier: string
  readonly errors: readonly ClassError[]
}

/** Words that describe an appearance instead of a purpose or a state. A size is a usual modifier (`card--big`). */
const presentationalWords =
  /(?:^|-)(?:red|green|blue|black|white|grey|gray|left|right|bold|\d+px|mt|mb|ml|mr)(?:-|$)/

/** Checks the classes of one element, as written in its `class` attribute. */
export function checkClasses(text: string, scheme: Scheme): ClassCheck[] {
  const names = text.split(/\s+/).filter((name) => name !== '')
  return names.map((name) => checkClass(name, names, scheme))
}

function checkClass(name: string, all: readonly string[], scheme: Scheme): ClassCheck {
  const separator = scheme === 'dashes' ? '--' : /(?<!_)_(?!_)/
  const [base = '', ...modifiers] = name.split(separator)
  const [block = '', ...elements] = base.split('__')
  const modifier = modifiers.join(scheme === 'dashes' ? '--' : '_')
  const words = [block, ...elements, ...modifiers.flatMap((part) => part.split('__'))]
  const errors: ClassError[] = []
  if (elements.length > 1) errors.push('nested')
  if (modifier.includes('__')) errors.push('order')
  if (modifier && !all.includes(base)) errors.push('alone')
  if (!words.every(isWord)) errors.push('word')
  if (
    presentationalWords.test(modifier) ||
    presentationalWords.test(block) ||
    elements.some((word) => presentationalWords.test(word))
  )
    errors.push('presentational')
  return { name, block, element: elements.join('__'), modifier, errors }
}
