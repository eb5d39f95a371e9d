import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../../content/temporaryFolder.testing.ts'
import { runImport } from '../runImport.ts'

const component = 'export default function Lamp() { return <b>lamp</b> }\n'
const text = `import Lamp from './parts/Lamp'
import Shade from './parts/Shade'

# A

<Lamp />

<Shade />
`

it.each([
  ['docs', 'website/docs'],
  ['../docs', 'docs'],
])('components beside the texts of %s are copied with what they import', async (path, folder) => {
  const root = temporaryFolder({
    'website/docusaurus.config.js': `export default { title: 'Lamps', url: 'https://lamps.example', baseUrl: '/', presets: [['classic', { docs: { path: '${path}' } }]] }\n`,
    [`${folder}/a.mdx`]: text,
    [`${folder}/parts/Lamp.jsx`]: `import Bulb from './Bulb.jsx'\n${component}`,
    [`${folder}/parts/Bulb.jsx`]: component,
    [`${folder}/parts/Shade.jsx`]: `import { Link } from 'a-package'\n${component}`,
  })
  await runImport({ from: 'docusaurus', folder: join(root, 'website'), to: join(root, 'new') })
  const imported = readFileSync(join(root, 'new/content/en/docs/a.mdx'), 'utf8')
  const [, place = ''] = /from '@site\/(\S+Lamp\.jsx)'/.exec(imported) ?? []
  expect(existsSync(join(root, 'new', place))).toBe(true)
  expect(existsSync(join(root, 'new', place, '../Bulb.jsx'))).toBe(true)
  expect(imported).toContain('<Lamp />')
  expect(imported).not.toContain('import Shade')
  const report = readFileSync(join(root, 'new/import-report.md'), 'utf8')
  expect(report).not.toContain('`<Lamp>`')
  expect(report).toContain('`<Shade>`')
})
