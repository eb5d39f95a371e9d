import { Writable } from 'node:stream'
import { createElement, lazy, Suspense, useId, type ReactNode } from 'react'
import { preinit } from 'react-dom'
import { renderToPipeableStream, renderToStaticMarkup, renderToString } from 'react-dom/server.node'
import { expect, it } from 'vitest'
import { collectStream } from '../../src/node/entries/collectStream.ts'
import { failedBoundary, pendingBoundaryId } from '../../src/node/render/reactMarkers.ts'
import { reliance } from './reliance.ts'

function documentWith(...children: ReactNode[]): ReactNode {
  const head = createElement('head', null, createElement('meta', { charSet: 'utf-8' }))
  return createElement('html', null, head, createElement('body', null, ...children))
}

function renderWaiting(node: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(node, {
      progressiveChunkSize: Infinity,
      onError: reject,
      onAllReady: () => {
        collectStream(pipe).then((html) => resolve(html.toString()), reject)
      },
    })
  })
}

const never = lazy(() => new Promise<{ default: () => ReactNode }>(() => {}))
const soon = lazy(() =>
  Promise.resolve({ default: () => createElement('i', null, 'arrived in time') }),
)

it('React writes the charset that documents put boot after', () => {
  expect(
    renderToString(documentWith()),
    reliance(
      'a <meta charset> in what React renders',
      'node/render/finishDocument.ts',
      'isCharset: documents would have no boot script and no policy',
    ),
  ).toMatch(/<meta charset="utf-8"/i)
})

it('React asks for pictures ahead of time with preload links, which documents drop', () => {
  const html = renderToString(documentWith(createElement('img', { src: '/a.png' })))
  expect(
    html,
    reliance(
      'preload links in the head',
      'node/render/finishDocument.ts',
      'isPreload: nothing may be loaded before the reader interacts',
    ),
  ).toContain('<link rel="preload" as="image" href="/a.png"/>')
})

it('React links a style sheet once', () => {
  function Page(): ReactNode {
    preinit('/a.css', { as: 'style', precedence: 'client' })
    preinit('/a.css', { as: 'style', precedence: 'client' })
    return documentWith()
  }
  expect(
    renderToString(createElement(Page)).match(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g),
    reliance('preinit of style sheets', 'node/entries/renderHtml.tsx', 'Document'),
  ).toHaveLength(1)
})

it('React marks a boundary that is not finished with a comment', () => {
  expect(
    renderToString(createElement(Suspense, null, createElement(never))),
    reliance(
      'the comment for an empty boundary',
      'node/render/reactMarkers.ts',
      'failedBoundary: pages could lose a part silently',
    ),
  ).toContain(`<!--${failedBoundary}-->`)
})

it('React names the template of a part that would follow later', async () => {
  const page = documentWith(createElement(Suspense, { fallback: 'later' }, createElement(never)))
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
    reliance(
      'the id of that template',
      'node/render/reactMarkers.ts',
      'pendingBoundaryId: pages could need script to be whole',
    ),
  ).toContain(`<template id="${pendingBoundaryId}`)
})

it('React waits for a lazy component and then writes it in place, without script', async () => {
  const html = await renderWaiting(documentWith(createElement(Suspense, null, createElement(soon))))
  const message = reliance(
    'whole documents from renderToPipeableStream when all is ready',
    'node/entries/renderHtml.tsx',
    'renderWaiting: parts must not arrive in templates that only script puts in place',
  )
  expect(html, message).toContain('<i>arrived in time</i>')
  expect(html, message).not.toContain('<template')
  expect(html, message).not.toContain('<script')
  expect(html, message).toMatch(/^<!DOCTYPE html><html/i)
})

it('React begins the HTML of renderToString without a doctype', () => {
  expect(
    renderToString(documentWith()),
    reliance('no doctype from renderToString', 'node/entries/renderHtml.tsx', 'renderDocument'),
  ).toMatch(/^<html/)
})

it('React writes no comments into static markup', () => {
  expect(
    renderToStaticMarkup(createElement('p', null, 'a', 'b')),
    reliance('static markup without seams', 'node/entries/renderHtml.tsx', 'renderStatic'),
  ).toBe('<p>ab</p>')
})

it('React puts the prefix of a rendering into the ids that components ask for', () => {
  const WithId = () => createElement('b', { id: useId() })
  expect(
    renderToStaticMarkup(createElement(WithId), { identifierPrefix: 'lab-' }),
    reliance(
      'identifierPrefix in ids from useId',
      'node/entries/renderHtml.tsx',
      'renderStatic: two labs on one page would have the same ids',
    ),
  ).toContain('lab-')
})
