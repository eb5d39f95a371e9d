import { expect, it } from 'vitest'
import { ImportReport } from '../importReport.ts'
import { translateFences } from './vitepressFences.ts'

function translate(body: string) {
  const report = new ImportReport()
  const text = translateFences(body, { file: 'a.md', linesBefore: 0, report })
  return { text, details: report.entries.map(({ line, detail }) => `${line} ${detail}`) }
}

it.each([
  ['```js-vue', '```js'],
  ['```js-vue{1} [a.js]', '```js{1} [a.js]'],
  ['- ~~~html-vue:line-numbers', '- ~~~html:line-numbers'],
  ['```vue-html', '```vue-html'],
])('the code block %j begins with %j', (written, expected) => {
  expect(translate(`${written}\na\n`).text).toBe(`${expected}\na\n`)
})

it('every block of a code group has a name of its own', () => {
  const block = (info: string) => `\`\`\`${info}\na\n\`\`\`\n`
  const group = (...infos: readonly string[]) =>
    `::: code-group\n${infos.map(block).join('')}:::\n${block('sh [npm]')}`
  expect(translate(group('sh [npm]', 'sh [npm]', 'js', 'js', 'ts title="npm"'))).toEqual({
    text: group('sh [npm]', 'sh [npm (2)]', 'js', 'js [js (2)]', 'ts [npm (3)]'),
    details: ['5 npm (2)', '11 js (2)', '14 npm (3)'],
  })
})
