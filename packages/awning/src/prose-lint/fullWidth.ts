import { violationsAt, type Passage, type Violation } from './passage.ts'

/** Reports Ａ and ９, which input methods type in full-width mode. In quotes (“Ａ”) the text is about the character. */
export function fullWidth({ text }: Passage): Violation[] {
  return violationsAt(
    text,
    /(?<!“)[Ａ-Ｚａ-ｚ０-９]+|(?<=“)[Ａ-Ｚａ-ｚ０-９]+(?!”)/g,
    ({ 0: match }) => ({
      message: 'letters or digits are full-width',
      hint: `Write ${match.normalize('NFKC')}.`,
    }),
  )
}
