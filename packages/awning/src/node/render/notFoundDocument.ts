import type { LocaleConfig } from '../../config/site.ts'
import { attributeOf, htmlTokens, type HtmlToken } from '../../text/html/htmlTokens.ts'

export interface LocalizedDocument {
  readonly locale: LocaleConfig
  /** Start of the addresses at which this document is shown. */
  readonly root: string
  readonly html: string
}

/**
 * A static host has one document for all unknown addresses. It is in the default language and
 * contains the others as templates; before anything is painted, a script replaces head and body with
 * those for the language of the address, so that the app finds the document that its payload describes.
 */
export function notFoundDocument(main: string, others: readonly LocalizedDocument[]): string {
  if (others.length === 0) return main
  const templates = others.map(({ locale: { lang, dir }, root, html }) => {
    const { page, head, body } = readParts(html)
    return (
      `<template data-lang="${lang}" data-dir="${dir}" data-root="${root}" data-page="${page}">` +
      `${body}<template>${head}</template></template>`
    )
  })
  const { bodyEnd } = readParts(main)
  return `${main.slice(0, bodyEnd)}${templates.join('')}<script>${swapScript}</script>${main.slice(bodyEnd)}`
}

interface DocumentParts {
  /** The document's own address. */
  readonly page: string
  /** What the head has in this language only. */
  readonly head: string
  readonly body: string
  /** Offset at which the body ends. */
  readonly bodyEnd: number
}

function readParts(html: string): DocumentParts {
  const tokens = htmlTokens(html)
  const opened = (name: string) =>
    tokens.findIndex((token) => token.kind === 'open' && token.name === name)
  const closed = (name: string) =>
    tokens.findIndex((token) => token.kind === 'close' && token.name === name)
  const textOf = (from: number, to: number) => html.slice(tokens[from]?.end, tokens[to]?.start)
  const root = tokens[opened('html')]
  const head = tokens.slice(opened('head') + 1, closed('head'))
  return {
    page: root?.kind === 'open' ? (attributeOf(root, 'data-page') ?? '') : '',
    head: withoutShared(head)
      .map((token) => html.slice(token.start, token.end))
      .join(''),
    body: textOf(opened('body'), closed('body')),
    bodyEnd: tokens[closed('body')]?.start ?? html.length,
  }
}

/** Leaves out what the heads of all languages share: the same elements as `shared` in the script below. */
function withoutShared(head: readonly HtmlToken[]): HtmlToken[] {
  let isInScript = false
  return head.filter((token) => {
    const isScriptText = isInScript
    if (token.kind === 'open') isInScript = token.name === 'script'
    if (token.kind === 'close' && token.name === 'script') isInScript = false
    return !isScriptText && !isShared(token)
  })
}

function isShared(token: HtmlToken): boolean {
  return (
    token.kind === 'open' &&
    (token.name === 'script' ||
      attributeOf(token, 'charset') !== undefined ||
      attributeOf(token, 'http-equiv') !== undefined ||
      attributeOf(token, 'name') === 'theme-color' ||
      attributeOf(token, 'rel') === 'stylesheet')
  )
}

const shared = 'script,[charset],[http-equiv],[name=theme-color],[rel=stylesheet]'

/** The policy of not-found documents allows it by its hash. */
export const swapScript =
  'for(const t of document.querySelectorAll("body>template"))if((location.pathname+"/").startsWith(t.dataset.root)){' +
  'const{documentElement:h,head,body}=document,{lang,dir,root,page}=t.dataset,n=t.content.lastChild;' +
  'Object.assign(h,{lang,dir});Object.assign(h.dataset,{root,page});n.remove();' +
  `for(const e of[...head.children])e.matches("${shared}")||e.remove();` +
  'head.append(n.content);body.replaceChildren(t.content);break}'
