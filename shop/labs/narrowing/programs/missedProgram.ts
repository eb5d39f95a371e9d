import { plainLine, stopLine, type Program } from '../program.ts'

export const missedProgram: Program = {
  name: { zh: '漏了一种', en: 'Missing case' },
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
      'case相当于一次===比较。',
      'A case is a comparison with ===.',
    ),
    plainLine("    case 'ready':"),
    stopLine("      return '✓'", { status: "'ready'" }, '只剩一个字面量。', 'One literal is left.'),
    plainLine('    default:'),
    stopLine(
      '      return status satisfies never',
      { status: "'empty'" },
      '漏掉的那一种会走到这里，类型不是never，编译报错，并指出漏了哪一种。',
      'The missing case gets here. Its type is not never, so this does not compile, and the error names the missing case.',
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
