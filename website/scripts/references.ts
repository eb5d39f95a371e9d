import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { referencePages } from '../references/pages.ts'

/** `npm run references`: writes the references of settings and front matter from the schemas. */
const website = join(import.meta.dirname, '..')

for (const { path, text } of referencePages()) {
  writeFileSync(join(website, path), text)
  console.log(`website/${path}`)
}
