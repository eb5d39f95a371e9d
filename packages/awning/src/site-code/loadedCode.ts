import type { SiteConfig } from '../config/site.ts'
import { siteCodeFile } from '../config/siteCodeFile.ts'
import type { Problem } from '../content/problem.ts'
import type { LabInfo } from '../features/labs/lab.ts'
import { readLabs } from '../features/labs/readLabs.ts'
import { nearest } from '../text/nearest.ts'

/** What Node knows of a site's code once it is checked: data, without any component. */
export interface LoadedCode {
  readonly labs: readonly LabInfo[]
}

/** The code of a site that has none. */
export const noCode: LoadedCode = { labs: [] }

const fields = ['labs']

/** Checks the default export of `site.code.ts`; every mistake is reported at once. */
export function readSiteCode(
  value: unknown,
  { defaultLocale }: Pick<SiteConfig, 'defaultLocale'>,
): { code: LoadedCode; problems: readonly Problem[] } {
  const problems: Problem[] = []
  const report = (problem: Problem) => void problems.push(problem)
  if (typeof value !== 'object' || value === null) {
    report({
      severity: 'error',
      file: siteCodeFile,
      message: value === undefined ? 'there is no default export' : 'the default export is wrong',
      hint: "Write export default defineSiteCode({ … }), with import { defineSiteCode } from 'awning'.",
    })
    return { code: noCode, problems }
  }
  for (const field of Object.keys(value)) {
    if (fields.includes(field)) continue
    const guess = nearest(field, fields)
    report({
      severity: 'error',
      file: siteCodeFile,
      message: `there is no field "${field}"`,
      hint: guess ? `Did you mean "${guess}"?` : `Known ones: ${fields.join(', ')}.`,
    })
  }
  const labs = 'labs' in value ? value.labs : undefined
  return { code: { labs: readLabs(labs, siteCodeFile, defaultLocale, report) }, problems }
}
