import { describe, expect, it } from 'vitest'
import type { JobQueue } from '../../content/jobQueue.ts'
import { shareJobs, type SharedJobs } from './shareJobs.ts'

function recorded(given: Partial<SharedJobs<string>>) {
  const done: string[] = []
  const shared: SharedJobs<string> = {
    jobs: ['a', 'b', 'c'],
    ownJobs: ['own'],
    inThreads: undefined,
    inThisThread: async (job) => void done.push(job),
    meanwhile: undefined,
    isStopped: () => false,
    ...given,
  }
  return { done, result: shareJobs(shared) }
}

describe('without other threads', () => {
  it('this thread does all jobs', async () => {
    const { done, result } = recorded({})
    await result
    expect(done).toEqual(['own', 'a', 'b', 'c'])
  })

  it('its other work goes on at the same time', async () => {
    const { done, result } = recorded({ meanwhile: () => new Promise(() => {}) })
    await result
    expect(done).toHaveLength(4)
  })
})

describe('with other threads', () => {
  it('this thread does its own jobs, and those that the others have not taken', async () => {
    const inThreads = async (queue: JobQueue<string>) => void queue.take(2)
    const { done, result } = recorded({ inThreads })
    await result
    expect(done).toEqual(['own', 'c'])
  })

  it('this thread does its other work first, also when that fails', async () => {
    let fail = (_: Error) => {}
    const otherWork = new Promise((_, reject) => (fail = reject))
    const inThreads = async () => {}
    const { done, result } = recorded({ inThreads, meanwhile: () => otherWork })
    await Promise.resolve()
    expect(done).toEqual([])
    fail(new Error('a feed could not be written'))
    await result
    expect(done).toEqual(['own', 'a', 'b', 'c'])
  })

  it('a thread that fails leaves nothing to the others', async () => {
    const queues: JobQueue<string>[] = []
    const inThreads = async (queue: JobQueue<string>) => {
      queues.push(queue)
      throw new Error('the engine failed')
    }
    const { result } = recorded({ inThreads, meanwhile: () => new Promise(() => {}) })
    await expect(result).rejects.toThrow('the engine failed')
    expect(queues[0]?.take(3)).toEqual([])
  })
})

it('nothing more is done once too much has failed', async () => {
  const done: string[] = []
  const { result } = recorded({
    inThisThread: async (job) => void done.push(job),
    isStopped: () => done.length === 2,
  })
  await result
  expect(done).toEqual(['own', 'a'])
})
