import { setImmediate } from 'node:timers/promises'
import { JobQueue } from '../../content/jobQueue.ts'

export interface SharedJobs<Job> {
  /** Those that any thread can do. */
  readonly jobs: readonly Job[]
  /** Those that only this thread can do. */
  readonly ownJobs: readonly Job[]
  /** Lets other threads take jobs from the queue until it is empty; undefined if there are none. */
  readonly inThreads: ((queue: JobQueue<Job>) => Promise<void>) | undefined
  readonly inThisThread: (job: Job) => Promise<void>
  /** Other work of this thread, begun when the other threads have theirs. */
  readonly meanwhile: (() => Promise<unknown>) | undefined
  /** Whether so much has failed that nothing more has to be done. */
  readonly isStopped: () => boolean
}

/** Does all jobs. This thread first does what no other can do, and then helps the others. */
export async function shareJobs<Job>(shared: SharedJobs<Job>): Promise<void> {
  const { inThreads } = shared
  const queue = new JobQueue(shared.jobs)
  try {
    await Promise.all([inThreads?.(queue), workHere(shared, queue)])
  } finally {
    // If the engine fails, the build ends, so no thread must take further jobs.
    queue.clear()
  }
}

async function workHere<Job>(shared: SharedJobs<Job>, queue: JobQueue<Job>): Promise<void> {
  const { ownJobs, inThreads, inThisThread, meanwhile, isStopped } = shared
  const otherWork = meanwhile?.()
  // Whoever began it reports how it failed. With no other threads, nothing is gained by waiting for it.
  if (inThreads) await otherWork?.catch(() => undefined)
  for (const job of ownJobs) {
    if (isStopped()) return
    await inThisThread(job)
  }
  while (!isStopped()) {
    const [job] = queue.take(1)
    if (job === undefined) return
    await inThisThread(job)
    // Other threads get their next jobs from this one.
    await setImmediate()
  }
}
