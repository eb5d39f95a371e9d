import type { Finding, Report } from './finding.ts'

/** The report as a person reads it. */
export function reportText({ url, host, requests, compared, findings }: Report): string {
  const errors = findings.filter(({ severity }) => severity === 'error')
  const advice = findings.filter(({ severity }) => severity === 'advice')
  const where = host === undefined ? url : `${url} (${host})`
  const extent = `${requests} requests${compared ? ', compared with dist/' : ''}`
  return [
    ...[...errors, ...advice].map(findingText),
    findings.length === 0
      ? `${where}: nothing is wrong (${extent}).`
      : `${where}: ${counted(errors.length, 'error')}, ${advice.length} pieces of advice (${extent}).`.replace(
          ' 1 pieces',
          ' 1 piece',
        ),
  ].join('\n\n')
}

function findingText({ severity, check, problem, request, response, change }: Finding): string {
  return `${severity}: ${problem} [${check}]\n  ${request}\n  ${response}\n  ${change}`
}

function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
