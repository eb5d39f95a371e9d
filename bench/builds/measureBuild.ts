import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
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
  {
    documents,
    mode,
    run,
    limit,
  }: Pick<BuildRecord, 'documents' | 'mode' | 'run'> & { limit: number },
): Promise<BuildRecord> {
  prepare(peer, documents, mode, run)
  const [load = 0] = loadavg()
  const { message, ...result } = await runCommand(peer.command, {
    folder: siteFolder(peer.id),
    env: peer.env,
    limit,
  })
  const done = result.outcome === 'done'
  if (done) writeFileSync(builtMark(peer), String(documents))
  return {
    kind: 'build',
    peer: peer.id,
    version,
    documents,
    mode,
    run,
    ...result,
    load,
    outputBytes: done ? folderBytes(join(siteFolder(peer.id), peer.output)) : 0,
    ...(result.outcome === 'failed' ? { message: errorLine(message, repository) } : {}),
  }
}

function prepare(peer: Peer, documents: number, mode: BuildMode, run: number): void {
  if (mode === 'cold') {
    writeContent(peer, documents)
    removeBuilt(peer)
    rmSync(builtMark(peer), { force: true })
  }
  if (mode === 'changed') changeDocument(peer, run)
  if (mode === 'added') addDocument(peer, documents)
  if (mode === 'moved') moveDocument(peer, documents)
}

/** The number of documents in the current output of a generator; 0 if there is no output. */
export function builtDocuments(peer: Peer): number {
  return existsSync(builtMark(peer)) ? Number(readFileSync(builtMark(peer), 'utf8')) : 0
}

const builtMark = (peer: Peer) => join(siteFolder(peer.id), '.built')
