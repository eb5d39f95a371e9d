import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repositoryRoot } from '../../packages/awning/tests/repositoryRoot.ts'
import { engines, figures, type Figure } from '../comparison/figures.ts'
import { formatFigure } from '../comparison/formatFigure.ts'

/** The rows of the table of results by heading and name, each as the numbers in its columns. */
function readResults(): Map<string, number[]> {
  const rows = new Map<string, number[]>()
  let heading = ''
  const text = readFileSync(join(repositoryRoot, 'bench/RESULTS.md'), 'utf8')
  for (const [, name = '', cells = ''] of text.matchAll(/^\| ([^|]+) \|(.*)\|$/gm)) {
    if (name.startsWith('**')) heading = name.replaceAll('*', '')
    else rows.set(`${heading}, ${name}`, cells.split('|').slice(0, engines.length).map(numberIn))
  }
  return rows
}

/** In the columns of other engines a ratio comes before the figure: `2.9× · 23.3 s`. */
function numberIn(cell: string): number {
  const figure = cell.split('·').at(-1) ?? ''
  return Number.parseFloat(figure.replaceAll(',', ''))
}

it('shows the figures of bench/RESULTS.md', () => {
  const results = readResults()
  for (const { source, values } of Object.values<Figure>(figures))
    expect(results.get(source.join(', ')), source.join(', ')).toEqual([...values])
})

it.each([
  [14481, 'kB', '14 kB'],
  [4875, 'kB', '4.9 kB'],
  [0, 'ms', '0 ms'],
  [8.01, 's', '8.0 s'],
  [10, 's', '10 s'],
  [2401, 'MB', '2,401 MB'],
] as const)('writes %s %s as %s', (value, unit, text) => {
  expect(formatFigure(value, unit, 'en').replace('\u00A0', ' ')).toBe(text)
})
