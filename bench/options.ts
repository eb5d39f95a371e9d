import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { repository, workFolder } from './folders.ts'
import { peerIds, type PeerId } from './peers/peer.ts'
import { parseRuns, type RunRule } from './runs.ts'

export interface Options {
  /** Numbers of documents. */
  readonly sizes: readonly number[]
  readonly peers: readonly PeerId[]
  /** Builds of each kind, by the size of the site. */
  readonly runs: readonly RunRule[]
  /** Visits of a page, each of them at full speed and throttled. */
  readonly visits: number
  /** Seconds after which a build is stopped. */
  readonly limit: number
  /** Number of documents of the site whose pages are visited; weights are taken at every size. */
  readonly pagesSize: number
  /** A folder with a folder of Markdown for each real site. */
  readonly content: string | undefined
  readonly builds: boolean
  readonly pages: boolean
  /** Whether dev servers are measured. */
  readonly dev: boolean
  readonly reportOnly: boolean
  /** Ignore what was measured before. */
  readonly fresh: boolean
  /** The file with the measurements. */
  readonly records: string
  /** The report to write; undefined when only a part is measured and no file is named. */
  readonly out: string | undefined
  readonly help: boolean
}

export const usage = `npm run bench                 everything; some hours. A run that was interrupted continues where it stopped.
npm run bench -- --quick      this engine and Docusaurus, 300 documents; under 5 minutes, once installed
  --sizes 30,300              numbers of documents (30,300,1000,3000,10000)
  --content FOLDER            in addition, the Markdown of real sites: FOLDER has a folder for each, such as a clone with the
                              name facebook+docusaurus; hidden files and those that begin with _ are no documents
  --sizes none                only --content
  --peers docusaurus,hugo     generators to measure, in addition to this engine (${peerIds.slice(1).join(', ')})
  --runs 500:5,1000:3,1       builds and starts of each kind, of which the median is reported: five up to 500 documents,
                              three up to 1,000, else one (which is the default)
  --visits 5                  visits of a page
  --limit 300                 seconds after which a build is stopped, and waiting for a dev server ends
  --builds-only, --pages-only, --dev-only
                              one part of the measurements
  --fresh                     ignore what was measured before
  --report                    only write the report of what was measured
  --out FILE                  file of the report (bench/RESULTS.md when everything is measured)`

const fullSizes = [30, 300, 1000, 3000, 10_000]

export function parseOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      sizes: { type: 'string' },
      peers: { type: 'string' },
      runs: { type: 'string' },
      visits: { type: 'string' },
      content: { type: 'string' },
      limit: { type: 'string', default: '300' },
      'builds-only': { type: 'boolean', default: false },
      'pages-only': { type: 'boolean', default: false },
      'dev-only': { type: 'boolean', default: false },
      fresh: { type: 'boolean', default: false },
      report: { type: 'boolean', default: false },
      out: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  const { quick } = values
  const only = (['builds', 'pages', 'dev'] as const).filter((part) => values[`${part}-only`])
  if (only.length > 1)
    throw new Error(`--${only.join('-only and --')}-only together leave nothing to measure.`)
  const isMeasured = (part: 'builds' | 'pages' | 'dev') => only.length === 0 || only.includes(part)
  const sizes = values.sizes ? chosenSizes(values.sizes) : quick ? [300] : fullSizes
  const whole = !quick && !values.sizes && !values.peers
  return {
    sizes: sizes.toSorted((a, b) => a - b),
    peers: values.peers ? chosenPeers(values.peers) : quick ? ['awning', 'docusaurus'] : peerIds,
    runs: parseRuns(values.runs ?? (quick ? '1' : '500:5,1000:3,1')),
    visits: values.visits ? wholeNumber('--visits', values.visits, 1) : quick ? 3 : 5,
    limit: wholeNumber('--limit', values.limit, 1),
    content: values.content,
    pagesSize: sizes.includes(300) ? 300 : Math.min(...sizes),
    builds: isMeasured('builds'),
    pages: isMeasured('pages'),
    dev: isMeasured('dev') && !(quick && only.length === 0),
    reportOnly: values.report,
    // A quick run measures the current state.
    fresh: values.fresh || (quick && !values.report),
    records: join(workFolder, quick ? 'quick.jsonl' : 'records.jsonl'),
    out: values.out ?? (whole || (values.report && !quick) ? results : undefined),
    help: values.help,
  }
}

const results = join(repository, 'bench/RESULTS.md')

/** This engine is always measured, because the others are compared with it. */
function chosenPeers(text: string): PeerId[] {
  const wanted = text.split(',')
  const unknown = wanted.filter((name) => !peerIds.some((id) => id === name))
  if (unknown.length > 0) {
    throw new Error(`There is no peer "${unknown.join('", "')}". Known: ${peerIds.join(', ')}.`)
  }
  return peerIds.filter((id) => id === 'awning' || wanted.includes(id))
}

const chosenSizes = (text: string) => (text === 'none' ? [] : text.split(',').map(sizeOf))

/** Measured visits go from one folder of twenty documents to another, so there must be two. */
const sizeOf = (text: string) => wholeNumber('--sizes', text, 25)

function wholeNumber(name: string, text: string, least: number): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < least)
    throw new Error(`${name} must be ${least} or more, as a whole number, and is "${text}".`)
  return number
}
