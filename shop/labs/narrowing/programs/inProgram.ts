import { plainLine, stopLine, type Program } from '../program.ts'

export const inProgram: Program = {
  name: { zh: 'in', en: 'in' },
  variables: ['goods'],
  members: ['Tea', 'Soap'],
  lines: [
    plainLine('interface Tea { grams: number }'),
    plainLine('interface Soap { scent?: string }'),
    plainLine('function show(goods: Tea | Soap) {'),
    stopLine(
      "  if ('scent' in goods) {",
      { goods: 'Tea | Soap' },
      '还没有判断，两种都可能。',
      'No check yet: it may be either.',
    ),
    stopLine(
      '    return goods.scent',
      { goods: 'Soap' },
      '只有Soap声明过scent。',
      'Only Soap declares scent.',
    ),
    plainLine('  }'),
    stopLine(
      "  if ('grams' in goods) {",
      { goods: 'Tea | Soap' },
      'scent是可选的，没有它的肥皂也走到这里，不能排除Soap。',
      'scent is optional: a soap without it comes here too, so Soap cannot be ruled out.',
    ),
    stopLine(
      '    return goods.grams',
      { goods: 'Tea' },
      'Soap没有声明grams，有它的就是Tea。',
      'Soap does not declare grams, so this is a Tea.',
    ),
    plainLine('  }'),
    stopLine(
      "  return 'plain soap'",
      { goods: 'Soap' },
      'Tea一定有grams，没有它就不是Tea。',
      'Every Tea has grams, so this is not a Tea.',
    ),
    plainLine('}'),
  ],
  runs: [
    { call: 'show({ grams: 50 })', path: [4, 7, 8], result: '50' },
    { call: "show({ scent: 'rose' })", path: [4, 5], result: "'rose'" },
    { call: 'show({})', path: [4, 7, 10], result: "'plain soap'" },
  ],
}
