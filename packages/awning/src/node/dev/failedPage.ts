import { contentEvent } from '../../client/dev/contentEvent.ts'
import { escapeText } from '../../text/escapeHtml.ts'

/** Shown in place of a page that cannot be rendered; it loads the page again after the next edit. */
export function failedPage(report: string, base: string): string {
  const events = JSON.stringify([contentEvent, 'rsc:update', 'vite:beforeUpdate'])
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>This page cannot be rendered</title>
<style>:root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif}body{max-width:50rem;margin:3rem auto;padding:0 1rem}h1{font-size:1.25rem}pre{white-space:pre-wrap;overflow-wrap:anywhere}</style>
<h1>This page cannot be rendered</h1>
<pre>${escapeText(report)}</pre>
<p>It loads again when a file is saved.</p>
<script type="module">import{createHotContext}from"${base}@vite/client";const hot=createHotContext("/awning");for(const event of ${events})hot.on(event,()=>location.reload())</script>
`
}
