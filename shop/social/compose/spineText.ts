import type { TextOutlines, TextStyle } from 'awning'

interface Run {
  text: string
  readonly upright: boolean
}

/** A text from top to bottom: Chinese upright, everything else on its side. `x` is its middle. */
export function spineText(
  label: string,
  { x, y, height }: { readonly x: number; readonly y: number; readonly height: number },
  style: TextStyle,
  text: TextOutlines,
): string {
  const runs = runsOf(label)
  const lengths = runLengths(runs, style.weight, text)
  const size = Math.min(style.size, height / sum(lengths))
  let top = y
  return runs
    .map((run, index) => {
      const outlines = run.upright
        ? text.line(run.text, x, top + size * 0.93, { ...style, size, align: 'middle' })
        : `<g transform="translate(${round(x - size * 0.35)} ${round(top)}) rotate(90)">${text.line(run.text, 0, 0, { ...style, size })}</g>`
      top += (lengths[index] ?? 0) * size
      return outlines
    })
    .join('')
}

/** How long a text is from top to bottom. */
export function spineTextLength(
  label: string,
  { size, weight }: Pick<TextStyle, 'size' | 'weight'>,
  text: TextOutlines,
): number {
  return sum(runLengths(runsOf(label), weight, text)) * size
}

function runLengths(runs: readonly Run[], weight: number, text: TextOutlines): number[] {
  return runs.map((run) =>
    run.upright ? 1.1 : text.width(run.text, { size: 1, weight }) + (runs.length > 1 ? 0.2 : 0),
  )
}

function runsOf(label: string): Run[] {
  const runs: Run[] = []
  for (const { segment } of new Intl.Segmenter().segment(label)) {
    const upright = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(segment)
    const last = runs.at(-1)
    if (last && !upright && !last.upright) last.text += segment
    else runs.push({ text: segment, upright })
  }
  return runs
}

function sum(lengths: readonly number[]): number {
  return lengths.reduce((total, length) => total + length, 0)
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
