import { peers } from '../peers/all.ts'
import { peerIds, type PeerId } from '../peers/peer.ts'
import { ratio } from './format.ts'
import type { Row } from './rows.ts'

/** Those about whom anything is known, this engine first. */
export function columnsOf(rows: readonly Row[]): PeerId[] {
  return peerIds.filter((peer) => rows.some(({ cells }) => cells.has(peer)))
}

/** A row's texts: what it is, then for each generator how many times this engine's figure, and the figure. */
export function cellTexts({ cells, format }: Row, columns: readonly PeerId[]): string[] {
  const own = cells.get('store')
  const written = (peer: PeerId, value: number) => {
    const times = peer !== 'store' && own && 'value' in own ? ratio(value, own.value) : undefined
    return times === undefined ? [format(value)] : [times, format(value)]
  }
  return columns.map((peer) => {
    const cell = cells.get(peer)
    if (!cell) return '–'
    if ('note' in cell) return cell.note
    if ('value' in cell) return written(peer, cell.value).join(' · ')
    return written(peer, cell.atLeast)
      .map((text) => `> ${text}`)
      .join(' · ')
  })
}

export function columnNames(columns: readonly PeerId[]): string[] {
  return columns.map((peer) => peers[peer].name)
}

/** The table in Markdown; the name of a group stands in a row of its own. */
export function markdownTable(rows: readonly Row[]): string {
  const columns = columnsOf(rows)
  const lines = [
    ['', ...columnNames(columns)],
    ['---', ...columns.map(() => '---:')],
    ...grouped(rows).flatMap(([group, own]) => [
      [`**${group}**`, ...columns.map(() => '')],
      ...own.map((row) => [row.label, ...cellTexts(row, columns)]),
    ]),
  ]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** The same for a terminal, in columns. */
export function plainTable(rows: readonly Row[]): string {
  const columns = columnsOf(rows)
  const lines = [
    ['', ...columnNames(columns)],
    ...grouped(rows).flatMap(([group, own]) => [
      [group],
      ...own.map((row) => [`  ${row.label}`, ...cellTexts(row, columns)]),
    ]),
  ]
  // The name of a group may run over the columns: it is alone in its line.
  const widths = lines.reduce<number[]>(
    (all, cells) =>
      cells.length === 1 ? all : cells.map((text, index) => Math.max(all[index] ?? 0, text.length)),
    [],
  )
  return lines
    .map((cells) =>
      cells
        .map((text, index) =>
          index === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[index] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function grouped(rows: readonly Row[]): [string, Row[]][] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(row.group, [...(groups.get(row.group) ?? []), row])
  return [...groups]
}

/** Rows in which a peer that offers as much does better than this engine, or does what this engine did not. */
export function lostRows(rows: readonly Row[]): string[] {
  return rows.flatMap(({ group, label, format, cells }) => {
    const own = cells.get('store')
    if (!own) return []
    const least = 'value' in own ? own.value : Infinity
    const better = [...cells].flatMap(([peer, cell]) =>
      peer !== 'store' && peer !== 'hugo' && 'value' in cell && cell.value < least
        ? [`${peers[peer].name} ${format(cell.value)}`]
        : [],
    )
    const figure = 'value' in own ? format(own.value) : 'note' in own ? own.note : 'stopped'
    return better.length > 0
      ? [`${group}, ${label}: ${better.join(', ')} (this engine: ${figure})`]
      : []
  })
}

/** What all rows together say of this engine. */
export function verdict(rows: readonly Row[]): { text: string; lines: string[] } {
  const isCompared = rows.some(({ cells }) => cells.has('store') && cells.size > 1)
  if (!isCompared) return { text: 'Nothing was measured to compare this engine with.', lines: [] }
  const lines = lostRows(rows)
  return lines.length === 0
    ? { text: 'No peer does better in any row (Hugo, the floor, aside).', lines }
    : { text: `Where a peer does better, ${lines.length} of ${rows.length} rows:`, lines }
}
