import type { Importer } from '../importer.ts'
import { settingsFiles } from './readSettings.ts'

export const docusaurus: Importer = {
  name: 'Docusaurus',
  looksLike: settingsFiles[0],
  detect: (source) => source.firstFile(settingsFiles) !== undefined,
  run: async () => ({ url: 'https://example.com', title: 'Site' }),
}
