import { fileURLToPath } from 'node:url'

const source = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** What the code of a site may import from the engine: the names of entries, and the sources behind them. */
export const siteApi: ReadonlyMap<string, string> = new Map([
  ['awning', source('site-code/bundleApi.ts')],
  ['awning/lab', source('features/labs/labApi.ts')],
])
