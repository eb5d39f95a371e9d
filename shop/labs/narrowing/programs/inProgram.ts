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
      '刚进门，两样都可能。',
      'Just entered: it may be either.',
    ),
    stopLine(
      '    return goods.scent',
      { goods: 'Soap' },
      '只有Soap声明过scent。',
      'Soap alone declares scent.',
    ),
    plainLine('  }'),
    stopLine(
      "  if ('grams' in goods) {",
      { goods: 'Tea | Soap' },
      'scent是可选的，没有它的肥皂也走到这里，Soap划不掉。',
      'scent is optional: a soap without it comes here too, so Soap cannot be crossed out.',
    ),
    stopLine(
      '    return goods.grams',
      { goods: 'Tea' },
      'Soap没有声明grams，有它的就是Tea。',
      'Soap declares no grams: what has them is Tea.',
    ),
    plainLine('  }'),
    stopLine(
      "  return 'plain soap'",
      { goods: 'Soap' },
      'grams在Tea里必有，没有它就不是Tea。',
      'Every Tea has grams: without them it is no Tea.',
    ),
    plainLine('}'),
  ],
  runs: [
    { call: 'show({ grams: 50 })', path: [4, 7, 8], result: '50' },
    { call: "show({ scent: 'rose' })", path: [4, 5], result: "'rose'" },
    { call: 'show({})', path: [4, 7, 10], result: "'plain soap'" },
  ],
}
