import { createElement, lazy, Suspense, useId, type ReactNode } from 'react'
import { preinit } from 'react-dom'
import { renderToPipeableStream, renderToString } from 'react-dom/server.node'
import { expect, it } from 'vitest'
import { collect } from '../../src/node/entries/collect.ts'
import { reliance } from './reliance.ts'

function documentWith(...children: ReactNode[]): ReactNode {
  const head = createElement('head', null, createElement('meta', { charSet: 'utf-8' }))
  return createElement('html', null, head, createElement('body', null, ...children))
}

function renderWaiting(node: ReactNode, identifierPrefix = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(node, {
      identifierPrefix,
      progressiveChunkSize: Infinity,
      onError: reject,
      onAllReady: () => {
        collect(pipe).then((html) => resolve(html.toString()), reject)
      },
    })
  })
}

const never = lazy(() => new Promise<{ default: () => ReactNode }>(() => {}))
const soon = lazy(() =>
  Promise.resolve({ default: () => createElement('i', null, 'arrived in time') }),
)

it('React writes the charset where boot can be put after it', () => {
  expect(
    renderToString(documentWith()),
    reliance(
      'the way React writes <meta charset>',
      'node/render/finishDocument.ts',
      'charsetMeta: documents would have no boot script and no policy',
    ),
  ).toMatch(/<meta char[sS]et="utf-8"\/?>/)
})

it('React asks for pictures ahead of time with preload links, which documents drop', () => {
  const html = renderToString(documentWith(createElement('img', { src: '/a.png' })))
  expect(
    html,
    reliance(
      'the form of preload links',
      'node/render/finishDocument.ts',
      'withoutPreloads: nothing may be loaded before the reader interacts',
    ),
  ).toContain('<link rel="preload" as="image" href="/a.png"/>')
})

it('React links a style sheet with its address after rel, and once', () => {
  function Page(): ReactNode {
    preinit('/a.css', { as: 'style', precedence: 'client' })
    preinit('/a.css', { as: 'style', precedence: 'client' })
    return documentWith()
  }
  expect(
    renderToString(createElement(Page)).match(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g),
    reliance('the form of links to style sheets', 'node/render/styleSheets.ts', 'linkOnce'),
  ).toHaveLength(1)
})

it('React marks a boundary that is not finished with a comment', () => {
  expect(
    renderToString(createElement(Suspense, null, createElement(never))),
    reliance(
      'the comment <!--$!--> for an empty boundary',
      'node/entries/ssr.tsx',
      'renderAtOnce and findForbidden in node/render/inspectDocument.ts: pages could lose a part silently',
    ),
  ).toContain('<!--$!-->')
})

it('React waits for a lazy component and then writes it in place, without script', async () => {
  const html = await renderWaiting(documentWith(createElement(Suspense, null, createElement(soon))))
  const message = reliance(
    'whole documents from renderToPipeableStream when all is ready',
    'node/entries/ssr.tsx',
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
    reliance('no doctype from renderToString', 'node/entries/ssr.tsx', 'renderDocument'),
  ).toMatch(/^<html/)
})

it('React separates neighbouring texts with an empty comment', () => {
  expect(
    renderToString(createElement('p', null, 'a', 'b')),
    reliance('the seam <!-- --> between texts', 'node/entries/ssr.tsx', 'renderStatic'),
  ).toBe('<p>a<!-- -->b</p>')
})

it('React puts the prefix of a render into the ids that components ask for', async () => {
  const WithId = () => createElement('b', { id: useId() })
  expect(
    await renderWaiting(createElement(WithId), 'lab-'),
    reliance(
      'identifierPrefix in ids from useId',
      'node/entries/ssr.tsx',
      'renderStatic: two labs on one page would have the same ids',
    ),
  ).toContain('lab-')
})
