import { slipsAt, type Passage, type Slip } from './passage.ts'

/** 。。 and ，。 are slips of the hand; ？！ is not. */
export function doubled({ text }: Passage): Slip[] {
  return slipsAt(text, /[，。；：、？！]{2,}/g, ({ 0: match }) =>
    match === '？！' || match === '！？'
      ? undefined
      : {
          message: 'two punctuation marks stand together',
          hint: `Keep one${match.startsWith('。。') ? ', or write …… for an ellipsis' : ''}.`,
        },
  )
}
