import { fork } from 'node:child_process'

/** A build in a process of its own. */
export interface BuildProcess {
  /** Paths of files that are still being made when the pages are there; undefined if the build fails before. */
  readonly pages: Promise<readonly string[] | undefined>
  /** The exit status, when everything is made or the build has failed. */
  readonly end: Promise<number>
}

interface PagesMessage {
  readonly pending: readonly string[]
}

/**
 * Starts a build that writes the pages first. In a process of its own, so that a server need not wait
 * for the threads that make pictures, and does not keep the memory of the build.
 */
export function startBuildProcess(cli: string, root: string): BuildProcess {
  const build = fork(cli, ['build', root, '--pages-first'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const end = new Promise<number>((resolve) => {
    build.once('close', (status) => resolve(status ?? 1))
  })
  const pages = new Promise<readonly string[] | undefined>((resolve) => {
    build.once('message', (message: PagesMessage) => resolve(message.pending))
    void end.then(() => resolve(undefined))
  })
  return { pages, end }
}

/** For a build that was started by `startBuildProcess`: sends which files follow the pages. */
export function sendPages(pending: readonly string[]): void {
  process.send?.({ pending } satisfies PagesMessage)
}

/** For a build that was started by `startBuildProcess`: it ends when nothing serves its pages any more. */
export function endWithParent(): void {
  if (!process.channel) return
  process.once('disconnect', () => process.exit())
  // The channel alone does not keep a finished build running.
  process.channel.unref()
}
