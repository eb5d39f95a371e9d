import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'

const folder = import.meta.dirname

it('labs import the engine by its entry for labs, React and each other, so that they run in a browser', () => {
  const wrong = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8')
      return [...text.matchAll(/\b(?:from |import |import\()'([^'\n]+)'/g)]
        .map(([, target = '']) => target)
        .filter((target) => {
          if (!target.startsWith('.')) return target !== 'awning/lab' && target !== 'react'
          return relative(folder, join(folder, dirname(file), target)).startsWith('..')
        })
        .map((target) => `${file} → ${target}`)
    })
  expect(wrong).toEqual([])
})
