import { peers } from '../peers/all.ts'
import { peerIds, type PeerId } from '../peers/peer.ts'
import { ratio } from './format.ts'
import type { Row } from './row.ts'

/** Generators with at least one result, this engine first. */
function columnsOf(rows: readonly Row[]): PeerId[] {
  return peerIds.filter((peer) => rows.some(({ cells }) => cells.has(peer)))
}

/** The texts of a row: for each generator the ratio to this engine's value, and its value. */
function cellTexts({ cells, format }: Row, columns: readonly PeerId[]): string[] {
  const own = cells.get('awning')
  const written = (peer: PeerId, value: number) => {
    const times = peer !== 'awning' && own && 'value' in own ? ratio(value, own.value) : undefined
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

/** How many measurements the figures of a row are medians of: `5`, or `1–5` where generators differ. */
function runsText({ cells }: Row): string {
  const runs = [...cells.values()].flatMap((cell) => ('runs' in cell ? [cell.runs] : []))
  const [least, most] = [Math.min(...runs), Math.max(...runs)]
  return runs.length === 0 ? '' : least === most ? `${most}` : `${least}–${most}`
}

function columnNames(columns: readonly PeerId[]): string[] {
  return columns.map((peer) => peers[peer].name)
}

/** The table in Markdown; the name of a group has its own row. */
export function markdownTable(rows: readonly Row[]): string {
  const columns = columnsOf(rows)
  const lines = [
    ['', ...columnNames(columns), 'Runs'],
    ['---', ...columns.map(() => '---:'), '---:'],
    ...grouped(rows).flatMap(([group, own]) => [
      [`**${group}**`, ...columns.map(() => ''), ''],
      ...own.map((row) => [row.label, ...cellTexts(row, columns), runsText(row)]),
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
  // The name of a group is alone in its line, so it may be wider than a column.
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

/** Rows in which a peer other than Hugo is better than this engine, or succeeds where this engine failed. */
export function lostRows(rows: readonly Row[]): string[] {
  return rows.flatMap(({ group, label, format, cells }) => {
    const own = cells.get('awning')
    if (!own) return []
    const least = 'value' in own ? own.value : Infinity
    const better = [...cells].flatMap(([peer, cell]) =>
      peer !== 'awning' && peer !== 'hugo' && 'value' in cell && cell.value < least
        ? [`${peers[peer].name} ${format(cell.value)}`]
        : [],
    )
    const figure = 'value' in own ? format(own.value) : 'note' in own ? own.note : 'stopped'
    return better.length > 0
      ? [`${group}, ${label}: ${better.join(', ')} (this engine: ${figure})`]
      : []
  })
}

/** A summary of all rows. */
export function verdict(rows: readonly Row[]): { text: string; lines: string[] } {
  const isCompared = rows.some(({ cells }) => cells.has('awning') && cells.size > 1)
  if (!isCompared) return { text: 'Nothing was measured to compare this engine with.', lines: [] }
  const lines = lostRows(rows)
  return lines.length === 0
    ? { text: 'No peer does better in any row (Hugo, the floor, aside).', lines }
    : { text: `Where a peer does better, ${lines.length} of ${rows.length} rows:`, lines }
}
