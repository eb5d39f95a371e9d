import { expect, it } from 'vitest'
import { ImportReport } from '../importReport.ts'
import { translateCodeMarks } from './starlightCode.ts'

it.each([
  ['js {"1":5} ins={"A":6-10}', 'js {5,6-10}', 1],
  ['js del={"L":3} "word" /re/', 'js {3}', 1],
  ['js showLineNumbers=false', 'js noLineNumbers', 0],
  ['js showLineNumbers=true wrap=true', 'js showLineNumbers wrap', 0],
  ['js showLineNumbers startLineNumber=5', 'js showLineNumbers=5', 0],
  ['js wrap=false title="a.js" {1}', 'js title="a.js" {1}', 0],
  ['js frame="none" startLineNumber=5', 'js', 1],
])('the options %j of Expressive Code are %j', (written, expected, count) => {
  const report = new ImportReport()
  const block = (info: string) => `\`\`\`${info}\na\n\`\`\`\n`
  const text = { file: 'a.md', linesBefore: 0, report }
  // Also of a block right behind another one.
  expect(translateCodeMarks(block('sh') + block(written), text)).toBe(block('sh') + block(expected))
  expect(report.entries.map(({ line }) => line)).toEqual(count === 0 ? [] : [4])
})
