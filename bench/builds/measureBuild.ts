import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import type { Corpus } from '../content/corpus.ts'
import { repository, siteFolder } from '../folders.ts'
import type { Peer } from '../peers/peer.ts'
import type { BuildMode, BuildRecord } from '../records.ts'
import { folderBytes } from './folderBytes.ts'
import { errorLine } from './errorLine.ts'
import { runCommand } from './runCommand.ts'
import {
  addDocument,
  changeDocument,
  moveDocument,
  removeBuilt,
  writeContent,
} from './siteContent.ts'

/** Prepares the site of a generator for a mode of build, and builds it. */
export async function measureBuild(
  peer: Peer,
  version: string,
  corpus: Corpus,
  { mode, run, limit }: Pick<BuildRecord, 'mode' | 'run'> & { limit: number },
): Promise<BuildRecord> {
  prepare(peer, corpus, mode, run)
  const [load = 0] = loadavg()
  const { message, ...result } = await runCommand(peer.command, {
    folder: siteFolder(peer.id),
    env: peer.env,
    limit,
  })
  const done = result.outcome === 'done'
  if (done) writeFileSync(builtMark(peer), markOf(corpus))
  return {
    kind: 'build',
    peer: peer.id,
    version,
    corpus: corpus.id,
    documents: corpus.size,
    mode,
    run,
    ...result,
    load,
    outputBytes: done ? folderBytes(join(siteFolder(peer.id), peer.output)) : 0,
    ...(result.outcome === 'failed' ? { message: errorLine(message, repository) } : {}),
  }
}

function prepare(peer: Peer, corpus: Corpus, mode: BuildMode, run: number): void {
  if (mode === 'cold') {
    writeContent(peer, corpus)
    removeBuilt(peer)
    rmSync(builtMark(peer), { force: true })
  }
  if (mode === 'changed') changeDocument(peer, corpus, run)
  if (mode === 'added') addDocument(peer, corpus)
  if (mode === 'moved') moveDocument(peer, corpus)
}

/** Whether the current output of a generator is that of these documents. */
export function isBuilt(peer: Peer, corpus: Corpus): boolean {
  return existsSync(builtMark(peer)) && readFileSync(builtMark(peer), 'utf8') === markOf(corpus)
}

const markOf = ({ id, size }: Corpus) => `${id} ${size}`

const builtMark = (peer: Peer) => join(siteFolder(peer.id), '.built')
