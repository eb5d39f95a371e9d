import { fileURLToPath } from 'node:url'

const source = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** The modules that a site's code may import from the engine, with their source files. */
export const siteApi: ReadonlyMap<string, string> = new Map([
  ['awning', source('site-code/bundleApi.ts')],
  ['awning/client', source('site-code/clientApi.ts')],
  ['awning/front-matter', source('site-code/frontMatterApi.ts')],
  ['awning/lab', source('features/labs/labApi.ts')],
  ['awning/structured-data', source('site-code/structuredDataApi.ts')],
  ['awning/theme', source('theme/themeApi.ts')],
])
