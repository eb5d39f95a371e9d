import { realName } from '../content/corpus.ts'
import { describeMachine } from '../machine.ts'
import { peers } from '../peers/all.ts'
import { peerIds } from '../peers/peer.ts'
import type { BenchRecord } from '../records.ts'
import { busyLines, failureLines } from './consoleReport.ts'
import { count } from './format.ts'
import type { Plot } from './plots.ts'
import { tableRows } from './rows.ts'
import { ofKind, visitedSite } from './select.ts'
import { markdownTable, verdict } from './table.ts'

/** `bench/RESULTS.md`. */
export function markdownReport(records: readonly BenchRecord[], plots: readonly Plot[]): string {
  const machine = ofKind(records, 'machine').at(-1)
  const rows = tableRows(records)
  const { text, lines } = verdict(rows)
  const failures = failureLines(records)
  return `# This engine and its peers, side by side

${machine ? `${machine.date}. ${describeMachine(machine.machine)}.\n` : ''}
${[...busyLines(records), versionLine(records)].join('\n')}

A figure is the median of as many runs as the last column says. Runs are interleaved: each generator once, then each once more. In the
columns of the peers, how many times this engine’s figure comes first. Less is better everywhere.

${markdownTable(rows)}

${text}
${lines.length === 0 ? '' : `\n${list(lines)}\n`}${failures.length === 0 ? '' : `\nWhat is missing, and why:\n\n${list(failures)}\n`}
${plots.map(({ file, title }) => `![${title}](${file})`).join('\n\n')}

## What is measured

- **Content** is the same text for everyone, made from a seed: about 1,500 Chinese characters, seven headings, a table, a list,
  two code blocks of 20 lines and three links a document, twenty documents a folder. Front matter and the form of links are each
  generator’s own (\`bench/content\`, \`bench/peers\`).
${realContent(records)}- **Builds** are processes of their own, as users start them. This engine is packed and installed as from npm. Cold: no cache, no output;
  those of earlier builds are moved away, and deleted after the run, because file systems are slower after deleting many files.
  Changed: one more sentence in one document. Added: one more document in the last folder. Moved: another place in the sidebar of its folder, except for
  Rspress, which orders by file names: there the file is only written again. Memory is the largest sum over all processes of a
  build, looked at ten times a second.
- **Features differ.** VitePress, Starlight and Rspress make a search index, Docusaurus here does not. This engine also writes the Markdown
  of each page, and one file with all of it. Hugo has a layout of twenty lines, no search and no theme: the floor, not a peer.
- **Pages** are served to everyone alike: HTTP/2, brotli 11, ${count(visitedSite(records)?.documents ?? 0)} documents. *First visit* is all that is transferred before
  the reader does anything, without what is fetched ahead for later pages, which has its own row. HTML and CSS are one row, because
  styles are in the page or in a file of their own. *Blocking time* is what
  tasks take beyond 50 ms each, from the first contentful paint on.
- **A click** is timed from its event to the frame with the next page’s heading. *First act*: the page is at rest, nothing has
  been moved or touched. With generated documents the link leads to the doc that comes next in the sidebar, which this engine, Docusaurus and VitePress
  fetch ahead. *Prefetched*: the pointer has moved and rests on a link in view. *Not prefetched*: the link was never in view.
- **Dev servers** are started as authors start them. *Ready*: from the command to the first response with status 200 to a request for a document,
  without any cache or right after another start. Some respond with a page that the browser has yet to fill, so *first page on screen* goes on
  until its title is painted in a browser that opens it then. *Edit on screen*: five times, a paragraph is added after the first one of the
  open document; from saving the file to the frame that shows it, however the page gets there.

## To repeat it

\`\`\`bash
npm run bench -- --fresh   # everything, some hours on an idle machine; without --fresh it goes on where it was
npm run bench -- --quick   # this engine and Docusaurus, 300 documents, a few minutes
npm run bench -- --dev-only --sizes 30   # a part: also --builds-only, --pages-only
npm run bench -- --help    # sizes, peers, limits, real texts
\`\`\`

Peers are installed into \`bench/.peers\`, exact versions, on first use. Times are of one machine: compare ratios of one run.
`
}

/** Where the real texts are from, and what was done with them. */
function realContent(records: readonly BenchRecord[]): string {
  const content = ofKind(records, 'content').at(-1)
  if (!content) return ''
  const sources = content.sources.map(
    ({ name, commit, documents }) =>
      `${name}${commit === undefined ? '' : ` ${commit}`} (${count(documents)})`,
  )
  return `- **${realName}**: ${count(content.documents)} documents of ${sources.join(', ')}. All generators get the same texts, reduced to what
  all of them render (\`bench/real\`): titles, headings, paragraphs, lists, quotes, tables, code and links. Components, images and HTML are
  left out, boxes are quotes. The visited page is of median length.
`
}

function versionLine(records: readonly BenchRecord[]): string {
  const versions = new Map(
    records.flatMap((record) => ('version' in record ? [[record.peer, record.version]] : [])),
  )
  const named = peerIds.flatMap((peer) => {
    const version = versions.get(peer)
    return version ? [`${peers[peer].name} ${version}`] : []
  })
  return `Versions: ${named.join(', ')}.`
}

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')
