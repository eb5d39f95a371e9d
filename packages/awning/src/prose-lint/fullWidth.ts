import { slipsAt, type Passage, type Slip } from './passage.ts'

/** Ａ and ９: letters and digits as an input method types them in its wide mode. “Ａ” is spoken about. */
export function fullWidth({ text }: Passage): Slip[] {
  return slipsAt(
    text,
    /(?<!“)[Ａ-Ｚａ-ｚ０-９]+|(?<=“)[Ａ-Ｚａ-ｚ０-９]+(?!”)/g,
    ({ 0: match }) => ({
      message: 'letters or digits are full-width',
      hint: `Write ${match.normalize('NFKC')}.`,
    }),
  )
}
