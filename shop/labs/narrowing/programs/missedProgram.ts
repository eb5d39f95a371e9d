import { plainLine, stopLine, type Program } from '../program.ts'

export const missedProgram: Program = {
  name: { zh: '漏了一种', en: 'One forgotten' },
  variables: ['status'],
  members: ["'loading'", "'ready'", "'empty'"],
  lines: [
    plainLine("type Status = 'loading' | 'ready' | 'empty'"),
    plainLine('function icon(status: Status): string {'),
    stopLine(
      '  switch (status) {',
      { status: "'loading' | 'ready' | 'empty'" },
      '三个字面量的联合。',
      'A union of three literals.',
    ),
    plainLine("    case 'loading':"),
    stopLine(
      "      return '…'",
      { status: "'loading'" },
      'case就是一次===。',
      'A case is one ===.',
    ),
    plainLine("    case 'ready':"),
    stopLine("      return '✓'", { status: "'ready'" }, '只剩一个字面量。', 'One literal is left.'),
    plainLine('    default:'),
    stopLine(
      '      return status satisfies never',
      { status: "'empty'" },
      '忘了的那一种掉到这里，不是never，编译就不过，还指明漏的是谁。',
      'The forgotten one falls through to here. It is not never, so this does not compile, and the error names it.',
      'TS1360',
    ),
    plainLine('  }'),
    plainLine('}'),
  ],
  runs: [
    { call: "icon('empty')", path: [3, 9], result: "'empty'" },
    { call: "icon('ready')", path: [3, 7], result: "'✓'" },
    { call: "icon('loading')", path: [3, 5], result: "'…'" },
  ],
}
