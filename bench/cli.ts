import { rmSync } from 'node:fs'
import { deleteMoved } from './builds/moveAside.ts'
import { measureBuilds, type Contender } from './builds/measureBuilds.ts'
import { generatedCorpus, type Corpus } from './content/corpus.ts'
import { measureDev } from './dev/measureDev.ts'
import { thisMachine } from './machine.ts'
import { parseOptions, usage, type Options } from './options.ts'
import { launch, measurePages } from './pages/measurePages.ts'
import { peers } from './peers/all.ts'
import { install } from './peers/install.ts'
import { readRealCorpus } from './real/readRealCorpus.ts'
import { Records } from './records.ts'
import { consoleReport } from './report/consoleReport.ts'
import { writeReport } from './report/writeReport.ts'

/** Compares awning with other generators. */
async function bench(options: Options): Promise<void> {
  if (options.fresh) rmSync(options.records, { force: true })
  const records = new Records(options.records)
  if (!options.reportOnly) await measure(options, records)
  console.log(`\n${consoleReport(records.all)}`)
  if (options.out) {
    for (const file of writeReport(records.all, options.out)) console.log(`Written: ${file}`)
  }
}

async function measure(options: Options, records: Records): Promise<void> {
  const browser = await launch()
  const machine = thisMachine(`Chromium ${browser.version()}`)
  await browser.close()
  records.add({ kind: 'machine', date: new Date().toISOString().slice(0, 10), machine })

  const contenders: Contender[] = []
  for (const id of options.peers) {
    const peer = peers[id]
    console.log(`${peer.name}: installing, if it is not`)
    const { version, reason } = { version: undefined, reason: undefined, ...install(peer) }
    if (version !== undefined) contenders.push({ peer, version })
    else records.add({ kind: 'failure', peer: id, what: 'install', reason: reason ?? '' })
  }
  for (const corpus of corpora(options, records)) {
    if (options.builds) await measureBuilds(contenders, corpus, options, records)
    if (options.pages) await measurePages(contenders, corpus, options, records)
    if (options.dev) await measureDev(contenders, corpus, options, records)
  }
  deleteMoved()
}

/** What is measured, small sites first. */
function corpora({ sizes, content }: Options, records: Records): Corpus[] {
  const all = sizes.map(generatedCorpus)
  if (content !== undefined) {
    const { corpus, sources } = readRealCorpus(content)
    records.add({ kind: 'content', corpus: corpus.id, documents: corpus.size, sources })
    all.push(corpus)
  }
  return all.toSorted((a, b) => a.size - b.size)
}

// The browser's own handling of signals would only close the browser, and measuring would go on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(130))
}
try {
  const options = parseOptions(process.argv.slice(2))
  if (options.help) console.log(usage)
  else await bench(options)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
