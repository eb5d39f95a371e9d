import type { Finding, Report } from './finding.ts'

/** The report as a person reads it. */
export function reportText({ url, host, requests, compared, findings }: Report): string {
  const errors = findings.filter(({ severity }) => severity === 'error')
  const advice = findings.filter(({ severity }) => severity === 'advice')
  const where = host === undefined ? url : `${url} (${host})`
  const extent = `${requests} requests${compared ? ', compared with dist/' : ''}`
  return [
    ...grouped([...errors, ...advice]).map(groupText),
    findings.length === 0
      ? `${where}: nothing is wrong (${extent}).`
      : `${where}: ${counted(errors.length, 'error')}, ${advice.length} pieces of advice (${extent}).`.replace(
          ' 1 pieces',
          ' 1 piece',
        ),
  ].join('\n\n')
}

/** One group for the same problem at several addresses. */
function grouped(findings: readonly Finding[]): (readonly [Finding, ...Finding[]])[] {
  const groups = new Map<string, [Finding, ...Finding[]]>()
  for (const finding of findings) {
    const { severity, check, problem, change } = finding
    const key = [severity, check, problem, change].join('\0')
    const group = groups.get(key)
    if (group) group.push(finding)
    else groups.set(key, [finding])
  }
  return [...groups.values()]
}

function groupText([first, ...others]: readonly [Finding, ...Finding[]]): string {
  const { severity, check, problem, request, response, change } = first
  return [
    `${severity}: ${problem} [${check}]`,
    request,
    response,
    ...others.map((other) => `also ${other.request}`),
    change,
  ].join('\n  ')
}

function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
