import { violationsAt, type Passage, type Violation } from './passage.ts'

/** Reports typos such as 。。 and ，。 but not ？！ */
export function doubled({ text }: Passage): Violation[] {
  return violationsAt(text, /[，。；：、？！]{2,}/g, ({ 0: match }) =>
    match === '？！' || match === '！？'
      ? undefined
      : {
          message: 'two punctuation marks in a row',
          hint: `Keep one${match.startsWith('。。') ? ', or write …… for an ellipsis' : ''}.`,
        },
  )
}
