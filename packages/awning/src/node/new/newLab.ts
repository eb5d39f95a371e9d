import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { siteCodeFile } from '../../config/siteCodeFile.ts'
import { SettingsError } from '../../config/settingsError.ts'
import type { SiteConfig } from '../../config/site.ts'
import type { NewFiles } from './newFiles.ts'
import type { NewRequest } from './request.ts'

/** A lab that counts presses of a button, to be replaced: definition, component, and `site.code.ts` where there is none. */
export function newLab({ name, title }: NewRequest, config: SiteConfig, root: string): NewFiles {
  if (!/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(name))
    throw new SettingsError(
      `"${name}" cannot be the name of a lab. Use lower-case letters, digits and hyphens.`,
    )
  const camel = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  const variable = `${camel}Lab`
  const component = variable.charAt(0).toUpperCase() + variable.slice(1)
  const folder = `labs/${name}`
  const importLine = `import { ${variable} } from './${folder}/lab.ts'`
  const files = [
    { path: `${folder}/lab.ts`, text: definition(name, title, variable, component, config) },
    { path: `${folder}/${component}.tsx`, text: componentText(component) },
  ]
  const use = `Show it in a text: ::lab{name="${name}"}`
  if (existsSync(join(root, siteCodeFile)))
    return {
      files,
      next: [`Add to ${siteCodeFile}:`, `  ${importLine}`, `  labs: [${variable}]`, use],
    }
  const code = `import { defineSiteCode } from 'awning'
${importLine}

export default defineSiteCode({ labs: [${variable}] })
`
  return { files: [...files, { path: siteCodeFile, text: code }], next: [use] }
}

function definition(
  name: string,
  title: string,
  variable: string,
  component: string,
  { locales }: SiteConfig,
): string {
  const localized = (text: string) =>
    `{ ${locales.map(({ id }) => `${/^\w+$/.test(id) ? id : quoted(id)}: ${quoted(text)}`).join(', ')} }`
  return `import { defineLab } from 'awning/lab'

export const ${variable} = defineLab({
  name: ${quoted(name)},
  title: ${localized(title)},
  caption: ${localized('What to try.')},
  text: ${localized('What the lab shows, for feeds and for readers who do not use it.')},
  component: () => import('./${component}.tsx'),
})
`
}

function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`
}

function componentText(component: string): string {
  return `'use client'

import { useLabState, type LabCodec, type LabProps } from 'awning/lab'
import type { ReactNode } from 'react'

/** How the state is written in the address of the page, so that readers can share it. */
const codec: LabCodec<number> = {
  initial: 0,
  encode: String,
  decode: (text) => (/^\\d{1,3}$/.test(text) ? Number(text) : undefined),
}

export default function ${component}(props: LabProps): ReactNode {
  const [count, setCount] = useLabState(codec, props)
  return (
    <button type="button" onClick={() => setCount((count + 1) % 1000)}>
      {count}
    </button>
  )
}
`
}
