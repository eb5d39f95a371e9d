import { plainLine, stopLine, type Program } from '../program.ts'

export const unionProgram: Program = {
  name: { zh: '可辨识联合', en: 'Discriminated union' },
  variables: ['load'],
  members: ['Loading', 'Ready', 'Failed'],
  lines: [
    plainLine("interface Loading { status: 'loading' }"),
    plainLine("interface Ready { status: 'ready'; count: number }"),
    plainLine("interface Failed { status: 'failed'; why: string }"),
    plainLine('function tell(load: Loading | Ready | Failed) {'),
    stopLine(
      '  switch (load.status) {',
      { load: 'Loading | Ready | Failed' },
      '三种都可能；它们都有status，所以读得到。',
      'All three are possible; each has a status, so it can be read.',
    ),
    plainLine("    case 'loading':"),
    stopLine(
      "      return '…'",
      { load: 'Loading' },
      '判断的是一个字段，收窄的是整个对象。',
      'One field is tested; the whole object is narrowed.',
    ),
    plainLine("    case 'ready':"),
    stopLine(
      '      return load.count',
      { load: 'Ready' },
      '只有Ready有count，在这里才能读取。',
      'Only Ready has count, so it can be read only here.',
    ),
    plainLine("    case 'failed':"),
    stopLine(
      '      return load.why',
      { load: 'Failed' },
      '只剩Failed，可以读取why。',
      'Only Failed is left, so why can be read.',
    ),
    plainLine('    default:'),
    stopLine(
      '      return load satisfies never',
      { load: 'never' },
      '三种都处理过，一种不剩，就是never。哪一种值也走不到这一行。',
      'All three are handled and nothing is left: never. No value gets to this line.',
    ),
    plainLine('  }'),
    plainLine('}'),
  ],
  runs: [
    { call: "tell({ status: 'ready', count: 2 })", path: [5, 9], result: '2' },
    { call: "tell({ status: 'loading' })", path: [5, 7], result: "'…'" },
    { call: "tell({ status: 'failed', why: 'offline' })", path: [5, 11], result: "'offline'" },
  ],
}
