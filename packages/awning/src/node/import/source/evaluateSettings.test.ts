import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../content/temporaryFolder.testing.ts'
import { ImportReport } from '../importReport.ts'
import { evaluateSettings } from './evaluateSettings.ts'
import { SourceFolder } from './sourceFolder.ts'

async function evaluate(files: Readonly<Record<string, string>>) {
  const report = new ImportReport()
  const source = new SourceFolder(temporaryFolder(files))
  const settings = await evaluateSettings(source, report, ['a.ts', 'b.ts'], 'title and sidebar')
  return { settings, entries: report.entries }
}

describe('the settings of a source', () => {
  it('are those of the first file that exists', async () => {
    expect(await evaluate({ 'b.ts': 'export default { title: "B" }' })).toEqual({
      settings: { file: 'b.ts', value: { title: 'B' } },
      entries: [],
    })
  })

  it('are reported with the files that they import in vain', async () => {
    const { settings, entries } = await evaluate({
      'a.ts': "import { version } from '../package.json'\nexport default { title: `A ${version}` }",
    })
    expect(settings).toEqual({ file: 'a.ts', value: { title: 'A ' } })
    expect(entries).toEqual([
      expect.objectContaining({ file: 'a.ts', todo: expect.stringContaining('../package.json') }),
    ])
  })

  it('are reported with their file and what the new site lacks where they cannot be evaluated', async () => {
    const { settings, entries } = await evaluate({ 'a.ts': 'throw new Error("broken")' })
    expect(settings).toEqual({ file: 'a.ts', value: undefined })
    expect(entries).toEqual([
      expect.objectContaining({
        file: 'a.ts',
        todo: expect.stringMatching(/broken.*so title and sidebar are missing\. Write them/),
      }),
    ])
  })
})
