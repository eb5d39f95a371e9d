import { Writable } from 'node:stream'
import { createElement, Suspense, use, type ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server.node'
import { describe, expect, it } from 'vitest'
import { failedBoundary, pendingBoundaryId } from './reactMarkers.ts'

const never = new Promise<string>(() => {})
const Waiting = (): ReactNode => use(never)
const part = createElement(Suspense, { fallback: 'later' }, createElement(Waiting))
const page = createElement('html', null, createElement('body', null, part))

describe('what React writes for a part that is not finished', () => {
  it('is a comment, where everything is rendered at once', () => {
    expect(
      renderToString(page),
      'React marks unfinished boundaries in another way now: change failedBoundary',
    ).toContain(`<!--${failedBoundary}-->`)
  })

  it('is a template, where the rest of the page would follow later', async () => {
    const html = await new Promise<string>((resolve, reject) => {
      const target = new Writable({
        write(chunk: Buffer, _, done) {
          // What is ready comes in one piece; the rest would never come.
          resolve(chunk.toString())
          done()
          abort()
        },
      })
      const { pipe, abort } = renderToPipeableStream(page, {
        onError: () => {},
        onShellError: reject,
        onShellReady: () => pipe(target),
      })
    })
    expect(
      html,
      'React names the templates of pending boundaries in another way now: change pendingBoundaryId',
    ).toContain(`<template id="${pendingBoundaryId}`)
  })
})
