import { describe, expect, it } from 'vitest'
import { createBatchQueue, type BatchQueue } from './batchQueue.ts'

type Block = { lang: string; code: string }

function queueOf(items: readonly Block[], workers: number): BatchQueue<Block> {
  const queue = createBatchQueue<Block>(workers)
  for (const item of items) queue.add(item)
  return queue
}

function blocks(lang: string, count: number): Block[] {
  return Array.from({ length: count }, (_, index) => ({ lang, code: `${lang} ${index}` }))
}

describe('createBatchQueue', () => {
  it('hands out every block once', () => {
    const items = [...blocks('ts', 40), ...blocks('css', 7), ...blocks('js', 1)]
    const queue = queueOf(items, 2)
    const taken: { code: string }[] = []
    let batch = queue.take()
    while (batch) {
      taken.push(...batch)
      batch = queue.take(batch)
    }
    expect(taken.map(({ code }) => code).sort()).toEqual(items.map(({ code }) => code).sort())
  })

  it('gives two workers two languages, and each more of its own', () => {
    const queue = queueOf([...blocks('ts', 40), ...blocks('css', 40)], 2)
    const one = queue.take()
    const two = queue.take()
    const languages = [one, two, queue.take(two), queue.take(one)].map((batch) => batch?.[0]?.lang)
    expect(languages).toEqual(['ts', 'css', 'css', 'ts'])
  })

  it('sends a worker whose language is done to help with the longest', () => {
    const queue = queueOf([...blocks('ts', 60), ...blocks('css', 3)], 2)
    queue.take()
    const css = queue.take()
    expect(css?.map(({ lang }) => lang)).toEqual(['css', 'css', 'css'])
    expect(queue.take(css)?.[0]?.lang).toBe('ts')
  })

  it('takes more at any time', () => {
    const queue = queueOf(blocks('ts', 1), 1)
    const first = queue.take()
    expect([queue.size, queue.take(first)]).toEqual([0, undefined])
    for (const block of blocks('css', 2)) queue.add(block)
    expect(queue.size).toBe(2)
    expect(queue.take(first)?.[0]?.lang).toBe('css')
  })

  it('counts the names of one language as one', () => {
    const queue = queueOf([...blocks('ts', 2), ...blocks('typescript', 2)], 1)
    expect(queue.take()?.map(({ lang }) => lang)).toEqual(['ts', 'ts'])
    expect(queueOf([], 2).take()).toBeUndefined()
  })
})
