import type { LocaleConfig } from '../../config/site.ts'

export interface LocalizedDocument {
  readonly locale: LocaleConfig
  /** First segment of the paths it speaks for. */
  readonly root: string
  readonly html: string
}

/**
 * A static host has one document for every address it does not know. It is in the default
 * language, and holds the others; before anything is painted, the one that fits the address is
 * put in its place.
 */
export function notFoundDocument(main: string, others: readonly LocalizedDocument[]): string {
  const templates = others.map(({ locale, root, html }) => {
    const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''
    const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? ''
    return `<template data-lang="${locale.lang}" data-dir="${locale.dir}" data-root="${root}" data-title="${title}">${body}</template>`
  })
  return main.replace('</body>', () => `${templates.join('')}<script>${swapScript}</script></body>`)
}

/** Allowed by its hash in the policy of not-found documents. No app runs there, so the home page searches. */
export const swapScript =
  'for(const t of document.querySelectorAll("template[data-root]"))if((location.pathname+"/").startsWith(t.dataset.root)){' +
  'const{documentElement:h}=document,{lang,dir,root,title}=t.dataset;' +
  'Object.assign(h,{lang,dir});h.dataset.root=root;document.title=title;' +
  'document.body.replaceChildren(t.content);break}' +
  'addEventListener("click",e=>{if(e.target.closest("[data-do=search]"))location.href=document.documentElement.dataset.root+"?q="})'
