import type { Importer } from './importer.ts'

export const importerNames = ['docusaurus', 'vitepress', 'starlight', 'markdown'] as const

export type ImporterName = (typeof importerNames)[number]

/** The importers by the name that the command line takes, loaded when they are used. */
export const importers: Readonly<Record<ImporterName, () => Promise<Importer>>> = {
  docusaurus: async () => (await import('./docusaurus/importDocusaurus.ts')).docusaurus,
  vitepress: async () => (await import('./vitepress/importVitepress.ts')).vitepress,
  starlight: async () => (await import('./starlight/importStarlight.ts')).starlight,
  markdown: async () => (await import('./plain/importPlain.ts')).markdown,
}
