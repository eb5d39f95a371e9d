import type { LocaleConfig } from '../../config/site.ts'
import { htmlTokens } from '../../text/html/htmlTokens.ts'

export interface LocalizedDocument {
  readonly locale: LocaleConfig
  /** Start of the addresses at which this document is shown. */
  readonly root: string
  readonly html: string
}

/**
 * A static host has one document for all unknown addresses. It is in the default language and
 * contains the others as templates; before anything is painted, a script replaces the body with the
 * one for the language of the address.
 */
export function notFoundDocument(main: string, others: readonly LocalizedDocument[]): string {
  const templates = others.map(({ locale, root, html }) => {
    const { title, body } = readParts(html)
    return `<template data-lang="${locale.lang}" data-dir="${locale.dir}" data-root="${root}" data-title="${title}">${body}</template>`
  })
  const { bodyEnd } = readParts(main)
  return `${main.slice(0, bodyEnd)}${templates.join('')}<script>${swapScript}</script>${main.slice(bodyEnd)}`
}

/** The title and the content of the body as written, and the offset at which the body ends. */
function readParts(html: string): { title: string; body: string; bodyEnd: number } {
  const tokens = htmlTokens(html)
  const opened = (name: string) =>
    tokens.find((token) => token.kind === 'open' && token.name === name)?.end ?? html.length
  const closed = (name: string) =>
    tokens.find((token) => token.kind === 'close' && token.name === name)?.start ?? html.length
  const bodyEnd = closed('body')
  return {
    title: html.slice(opened('title'), closed('title')),
    body: html.slice(opened('body'), bodyEnd),
    bodyEnd,
  }
}

/** The policy of not-found documents allows it by its hash. No app runs there, so a search opens the home page. */
export const swapScript =
  'for(const t of document.querySelectorAll("template[data-root]"))if((location.pathname+"/").startsWith(t.dataset.root)){' +
  'const{documentElement:h}=document,{lang,dir,root,title}=t.dataset;' +
  'Object.assign(h,{lang,dir});h.dataset.root=root;document.title=title;' +
  'document.body.replaceChildren(t.content);break}' +
  'addEventListener("click",e=>{if(e.target.closest("[data-do=search]"))location.href=document.documentElement.dataset.root+"?q="})'
