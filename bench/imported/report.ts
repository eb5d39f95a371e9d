import type { Compared } from './compare.ts'
import type { Difference } from './pageText.ts'

/** The result as text; `listed` is how many differing pages it names. */
export function reportText(compared: readonly Compared[], listed: number): string {
  const total = compared.length
  const without = (...kinds: Difference['what'][]) =>
    compared.filter(
      ({ page, differences }) =>
        page !== undefined && !differences.some(({ what }) => kinds.includes(what)),
    ).length
  const line = (name: string, count: number) =>
    `${name.padEnd(28)}${String(count).padStart(5)} of ${total}  ${share(count, total)}`
  const differing = compared.filter(
    ({ page, differences }) => page === undefined || differences.length > 0,
  )
  return [
    line('Same headings', without('headings')),
    line('Same text', without('text', 'label')),
    line('Same code', without('code')),
    line('Same in everything', total - differing.length),
    ...(differing.length > 0 && listed > 0 ? ['', 'Pages that differ:'] : []),
    ...differing.slice(0, listed).flatMap(pageLines),
    ...(differing.length > listed && listed > 0
      ? [`… and ${differing.length - listed} more (--list ${differing.length})`]
      : []),
  ].join('\n')
}

function pageLines({ file, page, differences }: Compared): string[] {
  if (page === undefined) return ['', file, '  no page was made from it']
  return [
    '',
    `${file} → ${page}`,
    ...differences.flatMap(({ what, expected, found }) => [
      `  ${what}: expected ${JSON.stringify(expected.slice(0, 200))}`,
      `${' '.repeat(what.length + 4)}   found ${JSON.stringify(found.slice(0, 200))}`,
    ]),
  ]
}

function share(count: number, total: number): string {
  return total === 0 ? '' : `${((100 * count) / total).toFixed(1)} %`
}
